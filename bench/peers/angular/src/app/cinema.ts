import { ChangeDetectionStrategy, Component, computed, effect, inject, input, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Meta, Title } from '@angular/platform-browser';
import { Days } from './days.ts';
import { Facts } from './facts.ts';
import { Footer } from './footer.ts';
import { Header } from './header.ts';
import type { Page } from './page.ts';
import { Row } from './row.ts';

@Component({
  selector: 'peer-cinema',
  imports: [RouterLink, Days, Facts, Footer, Header, Row],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (page(); as page) {
      <a class="skip" href="#content">Aller au contenu</a>
      <peer-header [path]="page.path" />
      <main id="content">
        <div class="wrap top" [attr.data-cinema]="page.cinema.vistaRef">
          <nav aria-label="Fil d’Ariane">
            <ol>
              <li><a routerLink="/cinemas" fragment="all">Cinémas</a></li>
              <li>
                <a [routerLink]="'/cinemas/ville/' + page.city.slug">{{ page.city.name }}</a>
              </li>
              <li aria-current="page">{{ page.cinema.name }}</li>
            </ol>
          </nav>
          <h1>{{ page.cinema.name }}</h1>
          <ul class="line">
            <li>
              {{ page.cinema.theater.addressLine1 }}, {{ page.cinema.theater.addressZip }}
              {{ page.cinema.theater.addressCity }}
            </li>
            <li class="roomy">{{ page.cinema.halls }} salles</li>
            <li class="roomy">{{ page.cinema.experiences }}</li>
            @if (page.cinema.wheelchair) {
              <li class="roomy">Accès en fauteuil roulant</li>
            }
            <li><a href="#info">Informations pratiques</a></li>
          </ul>
          <p id="new-tab" hidden>La réservation s’ouvre dans un nouvel onglet.</p>
          <div class="programme">
            <peer-days [page]="page" [(chosen)]="chosen" />
            <div>
              @for (row of page.rows; track row.id) {
                <article peer-row [row]="row" [hidden]="chosen() !== '' && !row.genres.includes(chosen())"></article>
              }
            </div>
          </div>
        </div>
        <peer-facts [cinema]="page.cinema" />
      </main>
      <peer-footer [footer]="page.footer" [path]="page.path" />
    }
  `,
})
export class CinemaScreen {
  readonly page = input<Page>();
  readonly chosen = signal('');
  readonly #title = inject(Title);
  readonly #meta = inject(Meta);
  readonly #head = computed(() => {
    const page = this.page();
    return page && { cinema: page.cinema.name, city: page.city.name };
  });

  constructor() {
    effect(() => {
      const head = this.#head();
      if (!head) return;
      this.#title.setTitle(`${head.cinema} : films et séances`);
      const content = `Les films et les séances de ${head.cinema} à ${head.city}, aujourd’hui et les jours suivants. Tarifs, accès et réservation.`;
      this.#meta.updateTag({ name: 'description', content });
    });
  }
}
