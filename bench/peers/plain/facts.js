import { markup, raw } from './markup.js';

/** What is said of a cinema below its programme, and the cinemas near it. */
export function facts({ theater, description, halls, seats, map, services, near }) {
  return markup`<section class="wrap" aria-labelledby="info-title" id="info">
<div class="head"><h2 id="info-title">Informations pratiques</h2></div>
<div class="house"><div class="text"><div class="prose">${raw(description)}</div>
<dl><div><dt>Salles</dt><dd>${halls}</dd></div><div><dt>Fauteuils</dt><dd>${seats}</dd></div></dl>
<address><strong>${theater.name}</strong><br>${theater.addressLine1}<br>${theater.addressZip} ${theater.addressCity}</address>
<p><a href="${map}" rel="noopener" target="_blank" aria-describedby="new-tab">Voir sur une carte</a></p>
</div></div>
<div class="groups"><div><h3>Services</h3>${services.map(service)}</div></div></section>
<section class="wrap" aria-labelledby="near-title" id="near">
<div class="head"><h2 id="near-title">Cinémas à proximité</h2></div>
<ul>${near.map(({ href, name, where }) => markup`<li><a href="${href}">${name}</a><span>${where}</span></li>`)}</ul>
</section>`;
}

function service({ label, description }) {
  return markup`<details><summary>${label}</summary><div class="prose">${raw(description)}</div></details>`;
}
