import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { Page } from './page.ts';

@Component({
  selector: 'peer-facts',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <section class="wrap" aria-labelledby="info-title" id="info">
      <div class="head"><h2 id="info-title">Informations pratiques</h2></div>
      <div class="house">
        <div class="text">
          <div class="prose" [innerHTML]="cinema().description"></div>
          <dl>
            <div>
              <dt>Salles</dt>
              <dd>{{ cinema().halls }}</dd>
            </div>
            <div>
              <dt>Fauteuils</dt>
              <dd>{{ cinema().seats }}</dd>
            </div>
          </dl>
          <address>
            <strong>{{ cinema().theater.name }}</strong>
            <br />{{ cinema().theater.addressLine1 }}<br />{{ cinema().theater.addressZip }}
            {{ cinema().theater.addressCity }}
          </address>
          <p>
            <a [href]="cinema().map" rel="noopener" target="_blank" aria-describedby="new-tab">Voir sur une carte</a>
          </p>
        </div>
      </div>
      <div class="groups">
        <div>
          <h3>Services</h3>
          @for (service of cinema().services; track service.label) {
            <details>
              <summary>{{ service.label }}</summary>
              <div class="prose" [innerHTML]="service.description"></div>
            </details>
          }
        </div>
      </div>
    </section>
    <section class="wrap" aria-labelledby="near-title" id="near">
      <div class="head"><h2 id="near-title">Cinémas à proximité</h2></div>
      <ul>
        @for (each of cinema().near; track each.href) {
          <li>
            <a [routerLink]="each.href">{{ each.name }}</a>
            <span>{{ each.where }}</span>
          </li>
        }
      </ul>
    </section>
  `,
})
export class Facts {
  readonly cinema = input.required<Page['cinema']>();
}
