import { berlinDay } from '@rathausplatz/kalender'
import { dokument } from './dokument.ts'
import { html } from './html.ts'

const TAG = 86_400_000

/** A morning some days before or after, at six o'clock in Rebenau in winter and five or six in summer. */
const morgens = (heute: Date, tage: number) =>
  `${berlinDay(new Date(heute.getTime() + tage * TAG))}T06:00:00+01:00`

/** Public notices of the town, as they stand on a given day: the current ones and some of the archive. */
export const bekanntmachungen = (heute: Date) => [
  {
    slug: 'bebauungsplan-rebgarten-auslegung',
    titel: 'Bebauungsplan „Rebgarten“: Auslegung des Entwurfs',
    art: 'Bebauungsplan',
    einleitung: 'Der Entwurf liegt einen Monat aus. Jede und jeder kann dazu Stellung nehmen.',
    text: html`
      <p>Der Gemeinderat hat den Entwurf des Bebauungsplans „Rebgarten“ gebilligt und beschlossen, ihn nach § 3 Absatz 2
      des Baugesetzbuchs zu veröffentlichen. Das Gebiet liegt zwischen Rebweg, Sonnenhalde und Lindenhofer Straße.</p>
      <h2>Wo Sie den Entwurf einsehen</h2>
      <p>Hier als Datei und auf Papier im Bauamt, Rathaus, Zimmer 14, während der Öffnungszeiten.</p>
      <h2>Wie Sie Stellung nehmen</h2>
      <p>Schriftlich, mündlich zur Niederschrift oder über das <a href="/kontakt">Kontaktformular</a>, bis zum Ende der
      Auslegung. Was später kommt, kann bei der Abwägung unberücksichtigt bleiben.</p>`,
    datum_von: morgens(heute, -4),
    datum_bis: morgens(heute, 28),
    dateien: [dokument('bekanntmachung-bebauungsplan-rebgarten')],
  },
  {
    slug: 'haushaltssatzung',
    titel: 'Haushaltssatzung und Haushaltsplan',
    art: 'Satzung',
    einleitung: 'Das Landratsamt hat die Gesetzmäßigkeit bestätigt. Der Plan liegt sieben Tage aus.',
    text: html`
      <p>Die Haushaltssatzung wird hiermit nach § 81 Absatz 3 der Gemeindeordnung öffentlich bekannt gemacht. Der
      Haushaltsplan liegt in der Stadtkämmerei, Rathaus, Zimmer 8, während der Öffnungszeiten aus.</p>`,
    datum_von: morgens(heute, -9),
    datum_bis: morgens(heute, 20),
    dateien: [dokument('haushaltssatzung')],
  },
  {
    slug: 'hundesteuersatzung',
    titel: 'Satzung über die Erhebung der Hundesteuer',
    art: 'Satzung',
    einleitung: 'Die Satzung tritt am 1. Januar in Kraft.',
    text: html`
      <p>Der Gemeinderat hat die Satzung in öffentlicher Sitzung beschlossen. Eine Verletzung von Verfahrens- oder
      Formvorschriften der Gemeindeordnung kann nach § 4 Absatz 4 nur innerhalb eines Jahres geltend gemacht werden.</p>`,
    datum_von: morgens(heute, -16),
    dateien: [dokument('hundesteuersatzung')],
  },
  {
    slug: 'sitzung-gemeinderat-dezember',
    titel: 'Öffentliche Sitzung des Gemeinderats',
    art: 'Sitzung',
    einleitung: 'Zu Beginn können alle, die in Rebenau wohnen, eine Frage stellen.',
    text: html`
      <p>Der Gemeinderat tagt um 18:30 Uhr im Ratssaal, Marktplatz 1. Tagesordnung:</p>
      <ol>
      <li>Fragen der Einwohnerinnen und Einwohner</li>
      <li>Bekanntgabe nichtöffentlich gefasster Beschlüsse</li>
      <li>Bebauungsplan „Rebgarten“, Vergabe der Erschließung</li>
      <li>Sanierung des Sprungturms im Freibad am Altrhein</li>
      <li>Gebühren der Jugendmusikschule</li>
      <li>Verschiedenes</li>
      </ol>`,
    datum_von: morgens(heute, -2),
    datum_bis: morgens(heute, 18),
  },
  {
    slug: 'ausschreibung-sprungturm',
    titel: 'Ausschreibung: Stahlbauarbeiten am Sprungturm',
    art: 'Ausschreibung',
    einleitung: 'Öffentliche Ausschreibung nach der Vergabe- und Vertragsordnung für Bauleistungen.',
    text: html`
      <p>Umfang: Korrosionsschutz und neue Geländer an drei Plattformen. Ausführung von Februar bis April. Die Unterlagen
      gibt das Bauamt als Datei heraus.</p>`,
    datum_von: morgens(heute, -11),
    datum_bis: morgens(heute, 12),
  },
  {
    slug: 'widerspruch-datenweitergabe',
    titel: 'Widerspruch gegen die Weitergabe von Meldedaten',
    art: 'Hinweis',
    einleitung: 'Einmal im Jahr erinnern wir an Ihr Recht nach § 50 Absatz 5 des Bundesmeldegesetzes.',
    text: html`
      <p>Sie können der Weitergabe Ihrer Daten an Parteien, an die Presse bei Jubiläen und an Adressbuchverlage
      widersprechen. Ein Satz an das Bürgerbüro genügt; er gilt, bis Sie ihn zurücknehmen.</p>`,
    datum_von: morgens(heute, -40),
  },
  {
    slug: 'wahl-schoeffinnen-und-schoeffen',
    titel: 'Vorschlagsliste für Schöffinnen und Schöffen',
    art: 'Auslegung',
    einleitung: 'Die Liste lag eine Woche im Bürgerbüro aus.',
    text: html`<p>Einspruch war bis eine Woche nach Ende der Auslegung möglich.</p>`,
    datum_von: morgens(heute, -150),
    datum_bis: morgens(heute, -130),
  },
  {
    slug: 'bebauungsplan-rebgarten-aufstellung',
    titel: 'Bebauungsplan „Rebgarten“: Aufstellungsbeschluss',
    art: 'Bebauungsplan',
    einleitung: 'Der Gemeinderat hat beschlossen, einen Bebauungsplan aufzustellen.',
    text: html`<p>Die Öffentlichkeit wurde an zwei Abenden im Ratssaal früh beteiligt.</p>`,
    datum_von: morgens(heute, -420),
    datum_bis: morgens(heute, -390),
  },
  {
    slug: 'strassensperrung-weinfest',
    titel: 'Verkehrsrechtliche Anordnung zum Weinfest',
    art: 'Verkehr',
    einleitung: 'Die Altstadt war drei Tage für den Verkehr gesperrt.',
    text: html`<p>Gesperrt waren Marktplatz, Kelterstraße und Schulstraße bis zur Einmündung Turmgasse.</p>`,
    datum_von: morgens(heute, -80),
    datum_bis: morgens(heute, -70),
  },
]
