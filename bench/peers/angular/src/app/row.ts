import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { Page } from './page.ts';
import { Ticket } from './ticket.ts';

const SIZES = '(width >= 1080px) 136px, (width >= 700px) 120px, 84px';

@Component({
  selector: 'article[peer-row]',
  imports: [RouterLink, Ticket],
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: { class: 'row', 'data-row': '', '[attr.data-g]': "row().genres.join(' ')" },
  template: `
    <a class="poster" [routerLink]="row().href" tabindex="-1" aria-hidden="true">
      <div class="poster">
        <picture class="picture">
          <source type="image/avif" [srcset]="row().poster.avif" [sizes]="sizes" />
          <img
            [src]="row().poster.src"
            [srcset]="row().poster.webp"
            [sizes]="sizes"
            width="640"
            height="960"
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>
      </div>
    </a>
    <div class="facts">
      <h2 [id]="row().id">
        <a [routerLink]="row().href">{{ row().title }}</a>
      </h2>
      <p class="line">{{ row().line }}</p>
      <p class="marks">
        @if (row().flag; as flag) {
          <span [class]="'flag ' + row().flagColour">{{ flag }}</span>
        }
        @if (row().rating; as rating) {
          <span class="mark"
            ><abbr [title]="rating.label">{{ rating.ref }}</abbr></span
          >
        }
      </p>
      @if (row().synopsis; as synopsis) {
        <p class="synopsis">{{ synopsis }}</p>
      }
    </div>
    <div class="times">
      <ul class="tickets" [attr.aria-labelledby]="row().id">
        @for (ticket of row().tickets; track ticket.id) {
          <li peer-ticket [ticket]="ticket"></li>
        }
      </ul>
    </div>
  `,
})
export class Row {
  readonly row = input.required<Page['rows'][number]>();
  readonly sizes = SIZES;
}
