import { ChangeDetectionStrategy, Component, input, model } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { Page } from './page.ts';

/** Day strip and filters. */
@Component({
  selector: 'peer-days',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <nav class="days" aria-label="Jours">
      <ol>
        @for (each of page().days; track each.day) {
          <li>
            <a
              [routerLink]="each.day === page().today ? page().path : page().path + '/filters/date-' + each.day"
              [attr.aria-current]="each.day === page().today ? 'date' : null"
              [title]="each.spoken"
              [attr.data-empty]="each.empty || null"
              ><span>{{ each.weekday }}</span
              ><b>{{ each.date }}</b
              ><span>{{ each.month }}</span></a
            >
          </li>
        }
        <li class="other-day">
          <form [action]="page().path" method="get">
            <label>
              <span>Autre jour</span>
              <input
                type="date"
                name="date"
                [min]="page().today"
                [max]="page().lastDay"
                [value]="page().today"
                required
              />
            </label>
            <button type="submit">Voir</button>
          </form>
        </li>
      </ol>
    </nav>
    <nav class="filters" aria-label="Filtres">
      <ul class="quick">
        <li>
          <a class="chip" [href]="page().path" [attr.aria-current]="chosen() === ''" (click)="choose($event, '')">
            Tout
          </a>
        </li>
        @for (genre of page().genres; track genre) {
          <li>
            <a
              class="chip"
              [href]="page().path + '/filters/genre-' + genre"
              [attr.aria-current]="chosen() === genre"
              rel="nofollow"
              (click)="choose($event, genre)"
              >{{ genre }}</a
            >
          </li>
        }
      </ul>
      <p class="count" role="status">
        <b>{{ page().dayWords }}</b> {{ page().filmCount }} films, {{ page().screeningCount }} séances
      </p>
    </nav>
  `,
})
export class Days {
  readonly page = input.required<Page>();
  readonly chosen = model('');

  choose(event: Event, genre: string): void {
    event.preventDefault();
    this.chosen.set(genre);
  }
}
