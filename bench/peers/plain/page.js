import { readFileSync } from 'node:fs';
import { facts } from './facts.js';
import { markup, raw } from './markup.js';
import { programme } from './rows.js';

const STYLES = raw(readFileSync(new URL('../next/app/global.css', import.meta.url), 'utf8'));
const LOGO = raw(
  '<svg width="18" height="10" viewBox="0 0 18 10" aria-hidden="true"><path d="M0 10a9 9 0 0 1 18 0z" fill="#ffc72e"/></svg>' +
    '<span>Aurore</span>',
);
const PROGRAMME = [
  { href: '/films', title: 'À l’affiche' },
  { href: '/films#preventes', title: 'En prévente' },
  { href: '/films#enfants', title: 'Pour les enfants' },
  { href: '/films#seances-speciales', title: 'Événements et séances spéciales' },
  { href: '/films#prochainement', title: 'Prochainement' },
];

/** The document of a cinema's page, from what programme.js says of it. */
export function document(page) {
  const { path, cinema, city } = page;
  const { theater } = cinema;
  const { text } = markup`<!doctype html><html lang="fr-FR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${cinema.name} : films et séances</title>
<meta name="description" content="Les films et les séances de ${cinema.name} à ${city.name}, aujourd’hui et les jours suivants. Tarifs, accès et réservation.">
<link rel="canonical" href="${path}"><style>${STYLES}</style></head>
<body><a class="skip" href="#content">Aller au contenu</a>
${header(path)}
<main id="content"><div class="wrap top" data-cinema="${cinema.vistaRef}">
<nav aria-label="Fil d’Ariane"><ol>
<li><a href="/cinemas#all">Cinémas</a></li>
<li><a href="/cinemas/ville/${city.slug}">${city.name}</a></li>
<li aria-current="page">${cinema.name}</li>
</ol></nav>
<h1>${cinema.name}</h1>
<ul class="line">
<li>${theater.addressLine1}, ${theater.addressZip} ${theater.addressCity}</li>
<li class="roomy">${cinema.halls} salles</li>
<li class="roomy">${cinema.experiences}</li>
${cinema.wheelchair && raw('<li class="roomy">Accès en fauteuil roulant</li>')}
<li><a href="#info">Informations pratiques</a></li>
</ul>
<p id="new-tab" hidden>La réservation s’ouvre dans un nouvel onglet.</p>
<div class="programme">${programme(page)}</div>
</div>${facts(cinema)}</main>
${footer(page.footer, path)}
</body></html>`;
  return text;
}

function header(path) {
  return markup`<header class="site-header full sticky"><div class="wrap bar">
<a class="logo" href="/" aria-label="Aurore, accueil">${LOGO}</a>
<nav class="menu" aria-label="Menu principal"><a href="/films">Films</a><a href="/cinemas" aria-current="true">Cinémas</a></nav>
<div class="tools"><nav class="languages" aria-label="Langue">${language(path, raw('<abbr title="English">EN</abbr>'))}</nav></div>
</div></header>`;
}

function language(path, words) {
  return markup`<a href="/redirect/en?from=${encodeURIComponent(path)}" lang="en" hreflang="en" rel="nofollow">${words}</a>`;
}

function footer({ shows, cities }, path) {
  const towns = cities.map(({ href, name }) => ({ href, title: name }));
  return markup`<footer><div class="wrap inner">
<div class="brand"><a href="/" aria-label="Aurore, accueil">${LOGO}</a><p>Toute l’histoire du cinéma, sur grand écran, ce soir.</p></div>
${column('À l’affiche', shows)}
${column('Programme', PROGRAMME)}
${column('Cinémas', [...towns, { href: '/cinemas#all', title: 'Tous les cinémas' }])}
<div class="language">${language(path, 'English')}</div>
</div></footer>`;
}

function column(title, links) {
  const items = links.map((link) => markup`<li><a href="${link.href}">${link.title}</a></li>`);
  return markup`<details name="footer"><summary>${title}</summary><ul>${items}</ul></details>`;
}
