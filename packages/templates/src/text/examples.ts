import type { Examples } from '../template.ts'
import type { text } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Personalausweis beantragen',
      einleitung:
        'Sie beantragen den Ausweis persönlich im Bürgerbüro. Mit Termin dauert das etwa eine Viertelstunde.',
      text: '<h3>Das bringen Sie mit</h3><ul><li>Ihren bisherigen Ausweis oder Reisepass</li><li>ein digitales biometrisches Foto<ul><li>aus einem zertifizierten Fotostudio oder</li><li>von unserem Gerät im Bürgerbüro</li></ul></li><li>beim ersten Ausweis: die Geburtsurkunde</li></ul><h3>Das kostet es</h3><table><caption>Gebühren für Ausweise</caption><thead><tr><th scope="col">Dokument</th><th scope="col">Gültig</th><th scope="col">Gebühr</th></tr></thead><tbody><tr><th scope="row">Personalausweis ab 24\u00a0Jahren</th><td>10\u00a0Jahre</td><td>46,00\u00a0€</td></tr><tr><th scope="row">Personalausweis unter 24\u00a0Jahren</th><td>6\u00a0Jahre</td><td>27,60\u00a0€</td></tr><tr><th scope="row">Vorläufiger Ausweis</th><td>3\u00a0Monate</td><td>10,00\u00a0€</td></tr></tbody></table><h3>So läuft es ab</h3><ol><li>Sie vereinbaren einen Termin.</li><li>Sie kommen mit Ihren Unterlagen ins <a href="/rathaus/buergerbuero">Bürgerbüro</a>.</li><li>Nach rund drei Wochen ist der Ausweis da. Wir schreiben Ihnen.</li></ol><blockquote><p>Für Menschen, die nicht ins Rathaus kommen können, kommen wir nach Hause. Rufen Sie uns an.</p></blockquote><p>Fragen beantwortet das Bürgerbüro unter <a href="tel:+493023125110">030\u00a023125-110</a> oder per E-Mail an <a href="mailto:buergerbuero@rebenau.example.org">buergerbuero@rebenau.example.org</a>. <strong>Ein abgelaufener Ausweis</strong> ist keine Straftat, aber <em>ordnungswidrig</em>.</p>',
      link: '/rathaus/buergerbuero',
      linktext: 'Zum Bürgerbüro',
    },
  },
  nurText: {
    context: {
      text: '<p>Am Altrhein gilt von März bis Juli Anleinpflicht. In dieser Zeit brüten Kiebitz und Uferschwalbe am Boden und in der Uferböschung; ein einziger aufgescheuchter Vogel kann ein ganzes Gelege kosten.</p><p>Die freie Hundewiese am Sportplatz bleibt das ganze Jahr offen.</p>',
    },
  },
  mitSchaltflaeche: {
    context: {
      titel: 'Haben Sie eine Frage?',
      text: '<p>Wir helfen gern weiter, am Telefon, per E-Mail oder im Rathaus.</p>',
      link: '/kontakt',
      linktext: 'Kontakt aufnehmen',
    },
  },
  schaltflaecheOhneText: {
    context: { titel: 'Bücherei', text: '<p>Vier Tage in der Woche geöffnet.</p>', link: '/buecherei' },
  },
  nurTitel: { context: { titel: 'Ansprechpersonen' } },
  mitZwischenueberschriften: {
    context: {
      text: '<h2>Anmelden</h2><p>Kinder, die bis 30.\u00a0Juni sechs werden, sind schulpflichtig.</p><h3>Was Sie brauchen</h3><p>Geburtsurkunde und Impfausweis.</p><h4>Kein Impfausweis?</h4><p>Eine Bescheinigung der Kinderarztpraxis genügt.</p><h2>Zurückstellen</h2><p>Sprechen Sie bis Ostern mit der Schulleitung.</p>',
    },
  },
  breiteTabelle: {
    context: {
      titel: 'Hallenbelegung',
      text: '<table><caption>Belegung der Rheintalhalle</caption><thead><tr><th scope="col">Zeit</th><th scope="col">Montag</th><th scope="col">Dienstag</th><th scope="col">Mittwoch</th><th scope="col">Donnerstag</th><th scope="col">Freitag</th><th scope="col">Samstag</th></tr></thead><tbody><tr><th scope="row">08:00–12:00\u00a0Uhr</th><td>Schillerschule</td><td>Schillerschule</td><td>Jahnschule</td><td>Schillerschule</td><td>Jahnschule</td><td>frei</td></tr><tr><th scope="row">14:00–17:00\u00a0Uhr</th><td>Kinderturnen</td><td>Ganztag</td><td>Ganztag</td><td>Seniorengymnastik</td><td>Ganztag</td><td>Spieltag</td></tr><tr><th scope="row">17:00–22:00\u00a0Uhr</th><td>Handball</td><td>Volleyball</td><td>Tischtennis</td><td>Handball</td><td>Musikverein</td><td>Spieltag</td></tr></tbody></table>',
    },
  },
  begriffe: {
    context: {
      titel: 'Wörter aus dem Bauamt',
      text: '<dl><dt>Bebauungsplan</dt><dd>Legt fest, was auf einem Grundstück gebaut werden darf.</dd><dt><abbr title="Grundflächenzahl">GRZ</abbr></dt><dd>Anteil des Grundstücks, den Gebäude bedecken dürfen. 0,4 heißt: 40\u00a0%.</dd></dl><hr><p>Ein Neubau nach diesem Plan spart im Jahr 1,8\u00a0Tonnen CO<sub>2</sub>. Der Garten misst mindestens 120\u00a0m<sup>2</sup>. Auf Französisch: <span lang="fr">plan local d’urbanisme</span>.</p>',
    },
  },
  langeWoerter: {
    context: {
      titel: 'Straßenverkehrszulassungsangelegenheiten',
      einleitung: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      text: '<p>Rinderkennzeichnungsfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</p><p><a href="https://rebenau.example.org/verzeichnis/sehr/langer/pfad/ohne/leerzeichen/und/ohne/trennstellen">https://rebenau.example.org/verzeichnis/sehr/langer/pfad/ohne/leerzeichen/und/ohne/trennstellen</a></p>',
      link: '/rathaus',
      linktext: 'Öffentlichkeitsbeteiligungsunterlagen herunterladen',
    },
  },
  mitHtmlImText: {
    context: {
      titel: 'Wie man <strong> richtig schreibt',
      einleitung: 'Ein Kurs der Volkshochschule über <b>, <i> & Co. (5 Abende, "für alle")',
      text: '<p>Am ersten Abend geht es um <strong>&lt;strong&gt;</strong> und <em>&lt;em&gt;</em>, am zweiten um &amp;amp;.</p>',
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "quotes"',
      einleitung: "\"><img src=x onerror=alert(1)> ÄÖÜäöüß Überübergrößenöltränkwürfel 'x' {{7*7}}",
      text: '<p>&lt;script&gt;alert(1)&lt;/script&gt; bleibt Text. Käsespätzleöfen &amp; Übermüdungsmüdigkeit.</p>',
      link: '/suche/?q=%22%3Cscript%3E%22&x=1',
      linktext: '<b>Suchen</b> & finden',
    },
  },
} satisfies Examples<typeof text>
