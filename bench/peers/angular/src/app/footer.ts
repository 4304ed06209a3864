import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Logo } from './logo.ts';
import type { Page } from './page.ts';

const PROGRAMME = [
  { href: '/films', fragment: undefined, label: 'À l’affiche' },
  { href: '/films', fragment: 'preventes', label: 'En prévente' },
  { href: '/films', fragment: 'enfants', label: 'Pour les enfants' },
  { href: '/films', fragment: 'seances-speciales', label: 'Événements et séances spéciales' },
  { href: '/films', fragment: 'prochainement', label: 'Prochainement' },
];

@Component({
  selector: 'peer-footer',
  imports: [RouterLink, Logo],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <footer>
      <div class="wrap inner">
        <div class="brand">
          <a routerLink="/" aria-label="Aurore, accueil"><peer-logo /></a>
          <p>Toute l’histoire du cinéma, sur grand écran, ce soir.</p>
        </div>
        @for (column of columns(); track column.title) {
          <details name="footer">
            <summary>{{ column.title }}</summary>
            <ul>
              @for (link of column.links; track link.label) {
                <li>
                  <a [routerLink]="link.href" [fragment]="link.fragment">{{ link.label }}</a>
                </li>
              }
            </ul>
          </details>
        }
        <div class="language">
          <a [href]="english()" lang="en" hreflang="en" rel="nofollow">English</a>
        </div>
      </div>
    </footer>
  `,
})
export class Footer {
  readonly footer = input.required<Page['footer']>();
  readonly path = input.required<string>();
  readonly english = computed(() => `/redirect/en?from=${encodeURIComponent(this.path())}`);
  readonly columns = computed(() => [
    {
      title: 'À l’affiche',
      links: this.footer().shows.map(({ href, title }) => ({ href, fragment: undefined, label: title })),
    },
    { title: 'Programme', links: PROGRAMME },
    {
      title: 'Cinémas',
      links: [
        ...this.footer().cities.map(({ href, name }) => ({ href, fragment: undefined, label: name })),
        { href: '/cinemas', fragment: 'all', label: 'Tous les cinémas' },
      ],
    },
  ]);
}
