import { ChangeDetectionStrategy, Component } from '@angular/core';

@Component({
  selector: 'peer-logo',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <svg width="18" height="10" viewBox="0 0 18 10" aria-hidden="true">
      <path d="M0 10a9 9 0 0 1 18 0z" fill="#ffc72e" />
    </svg>
    <span>Aurore</span>
  `,
})
export class Logo {}
