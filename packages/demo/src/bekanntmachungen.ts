import type { bekanntmachung } from '@rathausplatz/contract'
import { berlinDay, longDay, plusDays } from '@rathausplatz/time'
import type * as z from 'zod'
import { type Day, momentOf, nthWeekday } from './calendar.ts'
import { dokument } from './dokument.ts'
import { html } from './html.ts'
import { zimmerVon } from './organisationseinheiten.ts'
import { naechsteRatssitzung } from './rat.ts'
import {
  haushalt2026,
  hundesteuer,
  bebauungsplanRebgarten as plan,
  vergabeSprungturm,
} from './satzungen-und-plaene.ts'

type Bekanntmachung = Omit<z.input<typeof bekanntmachung>, 'detailURL'> & { slug: string; text: string }

const unterzeichnet_von = 'Katharina Lehmann, Bürgermeisterin'
const siegelAm = (am: Day) => ({
  art: 'qualifiziertes elektronisches Siegel' as const,
  von: 'Stadt Rebenau',
  am,
})
const morgens = (day: Day) => momentOf(day, '06:00')
/** A notice is in force until the end of a day. */
const bis = (day: Day) => momentOf(plusDays(day, 1), '00:00')

/** The Saturday of the last wine festival in the past. */
function letztesWeinfest(heute: Day): Day {
  const of = (year: number) => nthWeekday(year, 9, 'sa', 2)
  const year = Number(heute.slice(0, 4))
  return plusDays(of(year), 1) < heute ? of(year) : of(year - 1)
}

/** Returns the public notices on a given day: the current ones and some of the archive. */
export function bekanntmachungen(now: Date): Bekanntmachung[] {
  const heute = berlinDay(now)
  const { datum_von: beginn, tagesordnung } = naechsteRatssitzung(now)
  const sitzung = beginn.slice(0, 10)
  const eineWocheVorher = plusDays(sitzung, -8)
  const weinfest = letztesWeinfest(heute)
  const { angeboteBis, vergebenBis } = vergabeSprungturm(sitzung)
  return [
    {
      slug: 'sitzung-des-gemeinderats',
      titel: `Öffentliche Sitzung des Gemeinderats am ${longDay(sitzung)}`,
      art: 'Sitzung',
      einleitung: 'Zu Beginn können alle, die in Rebenau wohnen, eine Frage stellen.',
      text: html`
        <h2>Tagesordnung</h2>
        <ol>
        ${tagesordnung.map(({ titel }) => `<li>${titel}</li>`).join('\n')}
        </ol>`,
      datum_von: morgens(eineWocheVorher < plusDays(heute, -2) ? eineWocheVorher : plusDays(heute, -2)),
      datum_bis: bis(sitzung),
      sitzung: { beginn, ort: 'Rathaus, Marktplatz 1, Ratssaal' },
      unterzeichnet_von,
    },
    {
      slug: 'bebauungsplan-rebgarten-auslegung',
      titel: `Bebauungsplan „${plan.name}“: Auslegung des Entwurfs`,
      art: 'Auslegung',
      einleitung: 'Der Entwurf ist einen Monat lang veröffentlicht. Alle können dazu Stellung nehmen.',
      text: html`
        <p>Der Gemeinderat hat den Entwurf des Bebauungsplans „${plan.name}“ gebilligt und beschlossen, ihn nach § 3 Absatz 2
        des Baugesetzbuchs zu veröffentlichen und auszulegen. Das Gebiet liegt ${plan.lage}.</p>
        <h2>Wo Sie den Entwurf einsehen</h2>
        <p>Hier als Datei und auf Papier im Bauamt, Rathaus, ${zimmerVon('bauamt')}, während der Öffnungszeiten.</p>
        <h2>Wie Sie Stellung nehmen</h2>
        <p>Elektronisch, schriftlich oder mündlich zur Niederschrift, bis zum letzten Tag der Auslegung. Was später kommt, kann
        bei der Abwägung unberücksichtigt bleiben. Sie können auch das
        <a href="/kontakt?seite=/bekanntmachungen/bebauungsplan-rebgarten-auslegung">Kontaktformular</a> benutzen.</p>`,
      datum_von: morgens(plan.bereitgestellt),
      datum_bis: bis(plan.auslegung.bis),
      beschlossen_am: plan.beschlossen,
      ausgefertigt_am: plan.ausgefertigt,
      auslegung: { ort: `Bauamt, Rathaus, ${zimmerVon('bauamt')}`, ...plan.auslegung },
      unterzeichnet_von,
      siegel: siegelAm(plan.ausgefertigt),
      dateien: [dokument('bekanntmachung-bebauungsplan-rebgarten')],
    },
    {
      slug: 'ausschreibung-sprungturm',
      titel: 'Ausschreibung: Stahlbauarbeiten am Sprungturm',
      art: 'Ausschreibung',
      einleitung: 'Öffentliche Ausschreibung nach der Vergabe- und Vertragsordnung für Bauleistungen.',
      text: html`
        <p>Umfang: Korrosionsschutz und neue Geländer an drei Plattformen. Ausführung von Februar bis April. Die Unterlagen
        gibt das <a href="/rathaus/aemter/bauamt">Bauamt</a> als Datei heraus; dort gehen auch die Angebote ein. Der Auftrag
        wird bis zum ${longDay(vergebenBis)} vergeben.</p>`,
      datum_von: morgens(plusDays(heute, -11)),
      datum_bis: bis(angeboteBis),
      frist_bis: momentOf(angeboteBis, '10:00'),
    },
    {
      slug: 'widerspruch-datenweitergabe',
      titel: 'Widerspruch gegen die Weitergabe von Meldedaten',
      art: 'Hinweis',
      einleitung: 'Einmal im Jahr erinnern wir an Ihr Recht nach § 50 Absatz 5 des Bundesmeldegesetzes.',
      text: html`
        <p>Sie können der Weitergabe Ihrer Daten an Parteien, an die Presse bei Jubiläen und an Adressbuchverlage
        widersprechen. Ein Satz an das Bürgerbüro genügt; er gilt, bis Sie ihn zurücknehmen. Mehr steht bei der Leistung
        <a href="/rathaus/leistungen/auskunftssperre">Weitergabe von Meldedaten sperren</a>.</p>`,
      datum_von: morgens(plusDays(heute, -40)),
    },
    {
      slug: 'haushaltssatzung',
      titel: `Haushaltssatzung und Haushaltsplan ${haushalt2026.jahr}`,
      art: 'Satzung',
      einleitung: 'Das Landratsamt hat die Gesetzmäßigkeit bestätigt. Der Plan liegt an sieben Tagen aus.',
      text: html`
        <p>Die Haushaltssatzung wird hiermit nach § 81 Absatz 3 der Gemeindeordnung öffentlich bekannt gemacht. Das Landratsamt
        Rheinhardt hat ihre Gesetzmäßigkeit mit Verfügung vom ${longDay(haushalt2026.bestaetigt)} bestätigt.</p>`,
      datum_von: morgens(haushalt2026.bereitgestellt),
      datum_bis: bis(haushalt2026.auslegung.bis),
      beschlossen_am: haushalt2026.beschlossen,
      ausgefertigt_am: haushalt2026.ausgefertigt,
      in_kraft_am: haushalt2026.inKraft,
      auslegung: { ort: `Kämmerei, Rathaus, ${zimmerVon('kaemmerei')}`, ...haushalt2026.auslegung },
      unterzeichnet_von,
      siegel: siegelAm(haushalt2026.ausgefertigt),
      dateien: [dokument('haushaltssatzung')],
    },
    {
      slug: 'hundesteuersatzung',
      titel: 'Satzung über die Erhebung der Hundesteuer',
      art: 'Satzung',
      einleitung: `Die Satzung gilt ab dem ${longDay(hundesteuer.inKraft)}.`,
      text: html`
        <p>Eine Verletzung von Verfahrens- oder Formvorschriften der Gemeindeordnung kann nach § 4 Absatz 4 nur innerhalb eines
        Jahres geltend gemacht werden.</p>`,
      datum_von: morgens(hundesteuer.bereitgestellt),
      datum_bis: bis(plusDays(hundesteuer.inKraft, 30)),
      beschlossen_am: hundesteuer.beschlossen,
      ausgefertigt_am: hundesteuer.ausgefertigt,
      in_kraft_am: hundesteuer.inKraft,
      unterzeichnet_von,
      siegel: siegelAm(hundesteuer.ausgefertigt),
      dateien: [dokument('hundesteuersatzung')],
    },
    {
      slug: 'strassensperrung-weinfest',
      titel: 'Verkehrsrechtliche Anordnung zum Weinfest',
      art: 'Verkehr',
      einleitung: `Die Altstadt ist vom ${longDay(plusDays(weinfest, -1))} bis zum ${longDay(plusDays(weinfest, 1))} gesperrt.`,
      text: html`
        <p>Gesperrt sind Marktplatz, Kelterstraße und Schulstraße bis zur Einmündung Torgasse, von Freitag, 12:00 Uhr, bis
        Sonntag, 24:00 Uhr.</p>`,
      datum_von: morgens(plusDays(weinfest, -12)),
      datum_bis: bis(plusDays(weinfest, 1)),
      unterzeichnet_von: 'Emre Aydin, Ordnungsamt',
    },
    {
      slug: 'bebauungsplan-rebgarten-aufstellung',
      titel: `Bebauungsplan „${plan.name}“: Aufstellungsbeschluss`,
      art: 'Bebauungsplan',
      einleitung: 'Der Gemeinderat stellt einen Bebauungsplan auf und beteiligt die Öffentlichkeit früh.',
      text: html`
        <p>Das Gebiet liegt ${plan.lage}. Die frühzeitige Beteiligung nach § 3 Absatz 1 des Baugesetzbuchs findet am 2. und am
        9. Juli 2025 statt, jeweils um 19:00 Uhr im Ratssaal.</p>`,
      datum_von: morgens('2025-06-20'),
      datum_bis: bis('2025-07-20'),
      beschlossen_am: plan.aufgestellt,
      ausgefertigt_am: '2025-06-12',
      unterzeichnet_von,
    },
    {
      slug: 'wahl-schoeffinnen-und-schoeffen',
      titel: 'Vorschlagsliste für Schöffinnen und Schöffen 2024 bis 2028',
      art: 'Auslegung',
      einleitung: 'Die Liste liegt eine Woche aus. Die nächste wird 2028 aufgestellt.',
      text: html`
        <p>Gegen die Liste kann innerhalb einer Woche nach dem Ende der Auslegung Einspruch erhoben werden, schriftlich oder zur
        Niederschrift im Bürgerbüro (§ 37 des Gerichtsverfassungsgesetzes).</p>`,
      datum_von: morgens('2023-05-26'),
      datum_bis: bis('2023-06-19'),
      beschlossen_am: '2023-05-09',
      auslegung: {
        ort: `Bürgerbüro, Rathaus, ${zimmerVon('buergerbuero')}`,
        von: '2023-06-05',
        bis: '2023-06-12',
      },
      unterzeichnet_von,
    },
  ]
}
