import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Logo } from './logo.ts';

@Component({
  selector: 'peer-header',
  imports: [RouterLink, Logo],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <header class="site-header full sticky">
      <div class="wrap bar">
        <a class="logo" routerLink="/" aria-label="Aurore, accueil"><peer-logo /></a>
        <nav class="menu" aria-label="Menu principal">
          <a routerLink="/films">Films</a>
          <a routerLink="/cinemas" aria-current="true">Cinémas</a>
        </nav>
        <div class="tools">
          <nav class="languages" aria-label="Langue">
            <a [href]="english()" lang="en" hreflang="en" rel="nofollow"><abbr title="English">EN</abbr></a>
          </nav>
        </div>
      </div>
    </header>
  `,
})
export class Header {
  readonly path = input.required<string>();
  readonly english = computed(() => `/redirect/en?from=${encodeURIComponent(this.path())}`);
}
