import Link from 'next/link';

export function Logo() {
  return (
    <>
      <svg width="18" height="10" viewBox="0 0 18 10" aria-hidden="true">
        <path d="M0 10a9 9 0 0 1 18 0z" fill="#ffc72e" />
      </svg>
      <span>Aurore</span>
    </>
  );
}

export function Header({ path }) {
  return (
    <header className="site-header full sticky">
      <div className="wrap bar">
        <Link className="logo" href="/" aria-label="Aurore, accueil">
          <Logo />
        </Link>
        <nav className="menu" aria-label="Menu principal">
          <Link href="/films">Films</Link>
          <Link href="/cinemas" aria-current="true">
            Cinémas
          </Link>
        </nav>
        <div className="tools">
          <nav className="languages" aria-label="Langue">
            <a href={`/redirect/en?from=${encodeURIComponent(path)}`} lang="en" hrefLang="en" rel="nofollow">
              <abbr title="English">EN</abbr>
            </a>
          </nav>
        </div>
      </div>
    </header>
  );
}
