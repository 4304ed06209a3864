import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { Page } from './page.ts';

@Component({
  selector: 'li[peer-ticket]',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: {
    '[attr.data-v]': 'ticket().version',
    '[attr.data-t]': 'ticket().tags',
    '[attr.data-at]': 'ticket().at',
    '[attr.data-until]': 'ticket().until',
    '[attr.data-s]': 'ticket().status',
  },
  template: `
    <a
      [class]="'ticket ' + ticket().state"
      [attr.href]="ticket().href"
      [attr.target]="ticket().href && '_blank'"
      [attr.data-href]="ticket().waitingHref"
      aria-describedby="new-tab"
      ><b>{{ ticket().time }}</b
      ><i>– {{ ticket().endTime }}</i
      ><span [title]="ticket().title">{{ ticket().labels }}</span
      ><span>{{ ticket().hall }}</span>
      @for (tag of ticket().access; track tag.slug) {
        <span class="access" [title]="tag.title">
          <svg aria-hidden="true" width="16" height="16"><use [attr.href]="'#icon-' + tag.slug" /></svg>
          {{ tag.title }}
        </span>
      }
      @if (ticket().special; as special) {
        <span class="special">{{ special }}</span>
      }
      <em>{{ ticket().words }}</em></a
    ><a class="about" [routerLink]="ticket().aboutHref" [attr.aria-label]="ticket().about"></a>
  `,
})
export class Ticket {
  readonly ticket = input.required<Page['rows'][number]['tickets'][number]>();
}
