/** Words of the stand-ins, by the first two letters of a page's language. */
const WORDS = {
  fr: {
    close: 'Fermer',
    chat: 'Discussion',
    hello: 'Ici s’ouvrirait la discussion avec une personne du cinéma.',
    demo: 'Ce site est une démonstration : personne ne répond.',
    feedback: 'Votre avis',
    ask: 'Que pensez-vous de cette page ?',
    send: 'Envoyer',
    thanks: 'Merci. Ce site est une démonstration : rien n’a été envoyé.',
  },
  en: {
    close: 'Close',
    chat: 'Chat',
    hello: 'This is where a chat with somebody at the cinema would open.',
    demo: 'This site is a demonstration: nobody answers.',
    feedback: 'Your opinion',
    ask: 'What do you think of this page?',
    send: 'Send',
    thanks: 'Thank you. This site is a demonstration: nothing was sent.',
  },
  de: {
    close: 'Schliessen',
    chat: 'Chat',
    hello: 'Hier würde sich ein Chat mit jemandem aus dem Kino öffnen.',
    demo: 'Diese Website ist eine Vorführung: Niemand antwortet.',
    feedback: 'Ihre Meinung',
    ask: 'Was halten Sie von dieser Seite?',
    send: 'Senden',
    thanks: 'Danke. Diese Website ist eine Vorführung: Es wurde nichts gesendet.',
  },
  nl: {
    close: 'Sluiten',
    chat: 'Chat',
    hello: 'Hier zou een chat met iemand van de bioscoop opengaan.',
    demo: 'Deze site is een demonstratie: niemand antwoordt.',
    feedback: 'Je mening',
    ask: 'Wat vind je van deze pagina?',
    send: 'Versturen',
    thanks: 'Bedankt. Deze site is een demonstratie: er is niets verstuurd.',
  },
};

const STYLES = `
dialog { position: fixed; inset: auto 1rem 1rem auto; z-index: 50; box-sizing: border-box;
  width: min(22rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); overflow-y: auto; margin: 0; padding: 1.25rem;
  border: 1px solid var(--color-edge); border-radius: 10px; background: var(--color-raised); color: var(--color-ink);
  font: inherit; line-height: 1.5 }
h2 { margin: 0 3rem 0.75rem 0; font-size: 1.25rem; line-height: 1.2 }
p { margin: 0 0 0.75rem }
label { display: grid; gap: 0.5rem }
textarea, button { box-sizing: border-box; border: 1px solid var(--color-edge); border-radius: 6px;
  background: transparent; color: inherit; font: inherit }
textarea { width: 100%; min-height: 6rem; padding: 0.5rem }
button { min-height: 2.75rem; padding: 0 1rem; cursor: pointer }
form button { margin-top: 0.75rem }
.close { position: absolute; top: 0.5rem; right: 0.5rem; padding: 0 0.75rem; border-color: transparent }
:focus-visible { outline: 2px solid var(--color-ink); outline-offset: 2px }`;

/** An element with a text. */
export function element(name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/**
 * Opens a stand-in's panel over the lower right corner of the page, once; the page stays usable. `content` gives what
 * is in it, from the words in the page's language. Closing it gives the focus back.
 */
export function openPanel(name, language, content) {
  const words = WORDS[language.slice(0, 2)] ?? WORDS.en;
  const id = `stand-in-${name}`;
  document.getElementById(id)?.remove();
  const before = document.activeElement;
  const host = document.body.appendChild(element('div'));
  host.id = id;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const dialog = root.appendChild(element('dialog'));
  dialog.setAttribute('aria-labelledby', 'title');
  const title = element('h2', words[name]);
  title.id = 'title';
  const close = element('button', '×');
  close.className = 'close';
  close.setAttribute('aria-label', words.close);
  const leave = () => {
    host.remove();
    before?.focus();
  };
  close.addEventListener('click', leave);
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  dialog.append(title, close, ...content(words));
  dialog.show();
}
