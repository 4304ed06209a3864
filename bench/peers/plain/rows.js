import { attribute, markup, raw } from './markup.js';

const SIZES = '(width >= 1080px) 136px, (width >= 700px) 120px, 84px';

/** The days, the filters and the rows of a cinema's page. */
export function programme({ path, today, days, lastDay, dayWords, genres, filmCount, screeningCount, rows }) {
  return markup`<nav class="days" aria-label="Jours"><ol>
${days.map((each) => day(each, today, path))}
<li class="other-day"><form action="${path}" method="get">
<label><span>Autre jour</span><input type="date" name="date" min="${today}" max="${lastDay}" value="${today}" required></label>
<button type="submit">Voir</button>
</form></li>
</ol></nav>
<nav class="filters" aria-label="Filtres"><ul class="quick">
<li><a class="chip" href="${path}" aria-current="true">Tout</a></li>
${genres.map((genre) => chip(genre, path))}
</ul><p class="count" role="status"><b>${dayWords}</b> ${filmCount} films, ${screeningCount} séances</p></nav>
<div>${rows.map((each, index) => row(each, index === 0))}</div>`;
}

function day({ day: date, weekday, date: number, month, spoken, empty }, today, path) {
  const href = date === today ? path : `${path}/filters/date-${date}`;
  const states = [attribute('aria-current', date === today ? 'date' : undefined), empty && raw(' data-empty="true"')];
  const face = markup`<span>${weekday}</span><b>${number}</b><span>${month}</span>`;
  return markup`<li><a href="${href}"${states} title="${spoken}">${face}</a></li>`;
}

function chip(genre, path) {
  return markup`<li><a class="chip" href="${path}/filters/genre-${genre}" aria-current="false" rel="nofollow">${genre}</a></li>`;
}

function row({ href, id, title, genres, line, flag, flagColour, rating, synopsis, poster, tickets }, isFirst) {
  const marks = [
    flag && markup`<span class="flag ${flagColour}">${flag}</span>`,
    rating && markup`<span class="mark"><abbr title="${rating.label}">${rating.ref}</abbr></span>`,
  ];
  return markup`<article class="row" data-row data-g="${genres.join(' ')}">
<a class="poster" href="${href}" tabindex="-1" aria-hidden="true"><div class="poster">${picture(poster, isFirst)}</div></a>
<div class="facts"><h2 id="${id}"><a href="${href}">${title}</a></h2>
<p class="line">${line}</p><p class="marks">${marks}</p>
${synopsis && markup`<p class="synopsis">${synopsis}</p>`}</div>
<div class="times"><ul class="tickets" aria-labelledby="${id}">${tickets.map(ticket)}</ul></div>
</article>`;
}

function picture({ src, avif, webp }, isFirst) {
  const loading = raw(isFirst ? 'loading="eager" fetchpriority="high"' : 'loading="lazy"');
  return markup`<picture class="picture"><source type="image/avif" srcset="${avif}" sizes="${SIZES}">
<img src="${src}" srcset="${webp}" sizes="${SIZES}" width="640" height="960" alt="" ${loading} decoding="async"></picture>`;
}

function ticket(each) {
  const { version, tags, at, until, status, state, href, waitingHref, access, special } = each;
  const facts = [attribute('data-t', tags), attribute('data-s', status)];
  const leads = [attribute('href', href), href && raw(' target="_blank"'), attribute('data-href', waitingHref)];
  const face = markup`<b>${each.time}</b><i>– ${each.endTime}</i><span title="${each.title}">${each.labels}</span>
<span>${each.hall}</span>${access.map(mark)}${special && markup`<span class="special">${special}</span>`}<em>${each.words}</em>`;
  return markup`<li data-v="${version}" data-at="${at}" data-until="${until}"${facts}>
<a class="ticket ${state}"${leads} aria-describedby="new-tab">${face}</a>
<a class="about" href="${each.aboutHref}" aria-label="${each.about}"></a></li>`;
}

function mark({ slug, title }) {
  return markup`<span class="access" title="${title}"><svg aria-hidden="true" width="16" height="16">
<use href="#icon-${slug}"/></svg>${title}</span>`;
}
