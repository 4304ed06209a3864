import type { ExperienceText } from './type.ts';

const evening = { needsHall: false, group: 'evenings', services: [] } as const;

/** Experiences that make a screening in any hall more than a film. */
export const eveningExperiences: readonly ExperienceText[] = [
  {
    tag: 'live',
    dutchTag: 'LIVE',
    ...evening,
    picture: 'curtain',
    details: {
      fr: '<p>Le rideau se lève là-bas et s’ouvre ici, à la même seconde. Prochain direct : {film:next1}, le {relay:next1}.</p><p>Les sous-titres sont traduits à l’avance et lancés à la main, par quelqu’un qui lit la partition. L’entracte dure ce que dure l’entracte.</p>',
      en: '<p>The curtain rises there and opens here in the same second. Next live: {film:next1}, on {relay:next1}.</p><p>The subtitles are translated beforehand and sent by hand, by someone who is reading the score. The interval lasts as long as the interval lasts.</p>',
      de: '<p>Der Vorhang hebt sich dort und öffnet sich hier, in derselben Sekunde. Nächste Übertragung: {film:next1}, am {relay:next1}.</p><p>Die Untertitel sind im Voraus übersetzt und werden von Hand abgerufen, von jemandem, der die Partitur mitliest. Die Pause dauert, solange die Pause dauert.</p>',
      nl: '<p>Het doek gaat daar op en hier open, in dezelfde seconde. De volgende uitzending: {film:next1}, op {relay:next1}.</p><p>De ondertitels zijn vooraf vertaald en worden met de hand gestart, door iemand die de partituur meeleest. De pauze duurt zolang de pauze duurt.</p>',
    },
  },
  {
    tag: 'seancespeciale',
    dutchTag: null,
    ...evening,
    picture: 'megaphone',
    details: {
      fr: '<p>Le lundi, un film qui n’est plus à l’affiche, un seul soir. Quelqu’un le présente en cinq minutes, et l’on en reparle au bar, aussi longtemps que le bar veut bien.</p><p>Les invités changent, la règle non : on ne raconte pas la fin, même d’un film de 1929 comme {film:44028}.</p>',
      en: '<p>On Mondays, a film that is no longer showing, for one evening only. Someone introduces it in five minutes, and the conversation goes on at the bar for as long as the bar allows.</p><p>Guests change, the rule does not: nobody gives away the ending, even of a film from 1929 such as {film:44028}.</p>',
      de: '<p>Montags ein Film, der nicht mehr im Programm ist, nur an diesem Abend. Jemand führt in fünf Minuten ein, danach geht es an der Bar weiter, solange die Bar will.</p><p>Die Gäste wechseln, die Regel nicht: Das Ende wird nicht verraten, auch nicht von einem Film von 1929 wie {film:44028}.</p>',
      nl: '<p>Op maandag een film die niet meer draait, voor één avond. Iemand leidt hem in, vijf minuten, en daarna gaat het gesprek door aan de bar, zolang de bar het goedvindt.</p><p>De gasten wisselen, de regel niet: de afloop wordt niet verklapt, ook niet van een film uit 1929 zoals {film:44028}.</p>',
    },
  },
  {
    tag: 'avp',
    ...evening,
    picture: 'star',
    details: {
      fr: '<p>La veille de sa sortie, un film n’appartient encore à personne. Nous le montrons à ceux qui ne peuvent pas attendre, parfois avec l’équipe qui l’a restauré et une boîte de photogrammes à faire passer de main en main.</p><p>Les dates sont <a href="{to:saleOpenings}">au calendrier des ouvertures des ventes</a>.</p>',
      en: '<p>On the eve of its release a film does not belong to anyone yet. We show it to those who cannot wait, at times with the team that restored it and a box of frames to pass from hand to hand.</p><p>The dates are <a href="{to:saleOpenings}">in the calendar of sale openings</a>.</p>',
      de: '<p>Am Vorabend seines Starts gehört ein Film noch niemandem. Wir zeigen ihn allen, die nicht warten können, manchmal mit dem Restaurierungsteam und einer Schachtel Einzelbilder, die von Hand zu Hand geht.</p><p>Die Daten stehen <a href="{to:saleOpenings}">im Kalender der Vorverkaufsstarts</a>.</p>',
      nl: '<p>Op de vooravond van zijn release is een film nog van niemand. Wij draaien hem voor wie niet kan wachten, soms met het team dat hem restaureerde en een doos filmbeeldjes die van hand tot hand gaat.</p><p>De data staan <a href="{to:saleOpenings}">in de kalender van de voorverkoop</a>.</p>',
    },
  },
  {
    tag: 'hearing-impaired',
    sites: ['fr', 'ch', 'be', 'tn', 'sn', 'ci', 'ma'],
    ...evening,
    picture: 'headphones',
    details: {
      fr: '<p>Les sous-titres disent qui parle, d’où vient le bruit et ce que joue l’orchestre. Ils sont ouverts à tous : beaucoup de spectateurs qui entendent bien les préfèrent, surtout pour les dialogues de {film:44064}.</p><p>Toutes ces séances sont <a href="{to:accessible}">sur une page à elles</a>, avec celles qui ont une audiodescription.</p>',
      en: '<p>The captions tell who is speaking, where a noise comes from and what the orchestra plays. They are there for everyone: many people who hear perfectly well prefer them, above all for the dialogue of {film:44064}.</p><p>All these screenings are <a href="{to:accessible}">on a page of their own</a>, along with those that have audio description.</p>',
      de: '<p>Die Untertitel sagen, wer spricht, woher ein Geräusch kommt und was das Orchester spielt. Sie sind für alle da: Auch viele, die gut hören, mögen sie lieber, vor allem bei den Dialogen von {film:44064}.</p><p>Alle diese Vorstellungen stehen <a href="{to:accessible}">auf einer eigenen Seite</a>, zusammen mit jenen mit Audiodeskription.</p>',
      nl: '<p>De ondertitels zeggen wie er spreekt, waar een geluid vandaan komt en wat het orkest speelt. Ze zijn er voor iedereen: velen die prima horen, hebben ze liever, vooral bij de dialogen van {film:44064}.</p><p>Al deze voorstellingen staan <a href="{to:accessible}">op een eigen pagina</a>, samen met die met audiodescriptie.</p>',
    },
  },
  {
    tag: 'cinekids',
    sites: ['fr', 'ch', 'be', 'tn', 'sn', 'ci', 'ma'],
    ...evening,
    picture: 44071,
    details: {
      fr: '<p>Une heure de film au plus, le son un peu baissé, la lumière un peu allumée. On peut applaudir {film:44071}, lui parler et lui dire au revoir : elle salue.</p><p>Le goûter attend dans le hall. Les parents y ont droit s’ils ont été sages.</p>',
      en: '<p>An hour of film at most, with the sound a little down and the lights a little up. You may clap for {film:44071}, talk to her and wave her goodbye: she bows.</p><p>There is something to eat in the foyer afterwards. Parents get some too if they have been good.</p>',
      de: '<p>Höchstens eine Stunde Film, der Ton etwas leiser, das Licht ein wenig an. Man darf für {film:44071} klatschen, mit ihr reden und ihr winken: Sie verbeugt sich.</p><p>Danach gibt es im Foyer ein Zvieri. Eltern bekommen auch etwas, wenn sie brav waren.</p>',
      nl: '<p>Hoogstens een uur film, het geluid wat zachter, het licht een beetje aan. Je mag klappen voor {film:44071}, met haar praten en haar uitzwaaien: ze buigt.</p><p>Na afloop staat er iets lekkers in de foyer. Ouders krijgen ook wat, als ze lief zijn geweest.</p>',
    },
  },
];
