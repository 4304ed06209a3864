import Link from 'next/link';
import { Logo } from './Header.jsx';

const PROGRAMME = [
  ['/films', 'À l’affiche'],
  ['/films#preventes', 'En prévente'],
  ['/films#enfants', 'Pour les enfants'],
  ['/films#seances-speciales', 'Événements et séances spéciales'],
  ['/films#prochainement', 'Prochainement'],
];

export function Footer({ footer, path }) {
  return (
    <footer>
      <div className="wrap inner">
        <div className="brand">
          <Link href="/" aria-label="Aurore, accueil">
            <Logo />
          </Link>
          <p>Toute l’histoire du cinéma, sur grand écran, ce soir.</p>
        </div>
        <Column title="À l’affiche" links={footer.shows.map((show) => [show.href, show.title])} />
        <Column title="Programme" links={PROGRAMME} />
        <Column
          title="Cinémas"
          links={[...footer.cities.map((city) => [city.href, city.name]), ['/cinemas#all', 'Tous les cinémas']]}
        />
        <div className="language">
          <a href={`/redirect/en?from=${encodeURIComponent(path)}`} lang="en" hrefLang="en" rel="nofollow">
            English
          </a>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }) {
  return (
    <details name="footer">
      <summary>{title}</summary>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
