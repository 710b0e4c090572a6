import type { Regel, Wochentag } from '@rathausplatz/contract'
import { type Day, dateOf, nthWeekday } from '../calendar.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { pauseDesRates, rhythmus } from '../rat/tage.ts'
import type { Reihe } from './reihe.ts'

const every = (...wochentage: [Wochentag, ...Wochentag[]]): Regel => ({
  art: 'WOECHENTLICH',
  abstand: 1,
  wochentage,
})
const monthly = (woche: 1 | 2 | 3 | 4 | -1, wochentag: Wochentag, abstand = 1): Regel => ({
  art: 'MONATLICH_AM_WOCHENTAG',
  abstand,
  woche,
  wochentag,
})

/** The next season of the pool: from the second Saturday in May to the second Sunday in September. */
const badesaison = (heute: Day): [Day, Day] => {
  const year = Number(heute.slice(0, 4)) + (heute > nthWeekday(Number(heute.slice(0, 4)), 9, 'so', 2) ? 1 : 0)
  return [nthWeekday(year, 5, 'sa', 2), nthWeekday(year, 9, 'so', 2)]
}

/** The next garden season, which is still running on its last Saturday: from March to November. */
const gartenjahr = (heute: Day): [Day, Day] => {
  const year =
    Number(heute.slice(0, 4)) + (heute > nthWeekday(Number(heute.slice(0, 4)), 11, 'sa', 3) ? 1 : 0)
  return [dateOf(year, 3, 1), dateOf(year, 11, 30)]
}

/**
 * From January of this year to the end of the next: an event in every third month is in the first month of a
 * quarter.
 */
const abJanuar = (heute: Day): [Day, Day] => {
  const year = Number(heute.slice(0, 4))
  return [dateOf(year, 1, 1), dateOf(year + 1, 12, 31)]
}

const sommerpause = { monate: [8], grund: 'Sommerpause' }
const sommerferien = { ferien: 'Sommerferien' } as const

/** Weekly and monthly events. */
export const regelmaessig: readonly Reihe[] = [
  {
    slug: 'wochenmarkt',
    titel: 'Wochenmarkt',
    einleitung: 'Elf Stände mit Gemüse, Brot, Käse, Blumen und Honig.',
    ort: 'marktplatz',
    veranstalter: 'Stadt Rebenau, Ordnungsamt',
    rubriken: ['Markt'],
    bild: 'wochenmarkt',
    regel: every('MITTWOCH'),
    von: '07:30',
    bis: '12:30',
    weicht: true,
    text: html`
      <p>Der Fischwagen kommt in ungeraden Wochen. Alles Weitere steht unter
      <a href="/stadt/wochenmarkt">Wochenmarkt</a>.</p>`,
  },
  {
    slug: 'vorlesestunde',
    titel: 'Vorlesestunde in der Bücherei',
    einleitung:
      'Ehrenamtliche lesen vor, die Kinder entscheiden, wie es weitergeht. Für Kinder ab vier Jahren.',
    ort: 'lesesaal',
    veranstalter: 'Stadtbücherei Rebenau',
    rubriken: ['Kinder', 'Bücherei'],
    bild: 'buecherei-lesesaal',
    kostenlos: true,
    regel: every('MITTWOCH'),
    von: '15:30',
    bis: '16:30',
    pause: sommerferien,
    text: html`
      <p>Anmelden müssen Sie sich nicht. Der Lesesaal ist ohne Stufen erreichbar, für Kinderwagen ist im Vorraum Platz.</p>`,
  },
  {
    slug: 'sprechcafe',
    titel: 'Sprechcafé Deutsch',
    einleitung: 'Für alle, die Deutsch lernen und üben möchten. Kaffee und Tee stehen bereit.',
    ort: 'lesesaal',
    veranstalter: 'Stadtbücherei Rebenau',
    rubriken: ['Bücherei', 'Kurse'],
    kostenlos: true,
    regel: every('DIENSTAG'),
    von: '16:00',
    bis: '17:30',
    pause: sommerferien,
    text: html`
      <p>Vier Ehrenamtliche sitzen an vier Tischen: Wer gerade anfängt, findet genauso jemanden zum Reden wie jemand, der eine
      Prüfung vor sich hat. Kommen und gehen Sie, wann Sie möchten.</p>`,
  },
  {
    slug: 'literaturkreis',
    titel: 'Literaturkreis',
    einleitung: 'Ein Buch, zwölf Meinungen.',
    ort: 'lesesaal',
    veranstalter: 'Stadtbücherei Rebenau',
    rubriken: ['Bücherei'],
    bild: 'buecherei-lesesaal',
    kostenlos: true,
    regel: monthly(-1, 'DONNERSTAG'),
    von: '18:30',
    bis: '20:00',
    pause: sommerpause,
    text: html`
      <p>Neue sind willkommen, auch ohne das Buch gelesen zu haben. Welches Buch an der Reihe ist, steht am Tresen der
      Bücherei.</p>`,
  },
  {
    slug: 'gemeinderat',
    titel: 'Öffentliche Sitzung des Gemeinderats',
    einleitung: 'Am Anfang steht die Fragestunde: Alle, die in Rebenau wohnen, können eine Frage stellen.',
    ort: 'ratssaal',
    veranstalter: 'Stadt Rebenau',
    rubriken: ['Rathaus'],
    bild: 'ratssaal',
    kostenlos: true,
    regel: monthly(rhythmus.gemeinderat.woche, 'DIENSTAG'),
    von: rhythmus.gemeinderat.um,
    pause: { grundAm: pauseDesRates },
    text: html`
      <p>Die Tagesordnung hängt eine Woche vorher am Rathaus aus. Der Saal hat eine Höranlage, der Aufzug fährt bis unters
      Dach. Wie der Rat arbeitet, steht unter <a href="/rathaus/gemeinderat">Gemeinderat</a>.</p>`,
  },
  {
    slug: 'klimabeirat',
    titel: 'Sitzung des Klimabeirats',
    einleitung: 'Die erste halbe Stunde gehört Ihren Vorschlägen.',
    ort: 'ratssaal',
    veranstalter: 'Klimaschutz Rebenau',
    rubriken: ['Klimaschutz', 'Rathaus'],
    kostenlos: true,
    regel: monthly(-1, 'MITTWOCH', 3),
    saison: abJanuar,
    von: '19:00',
    text: html`
      <p>Alle können zuhören. Wer im Beirat sitzt und wie Sie etwas vorschlagen, steht unter
      <a href="/klimaschutz/klimabeirat">Klimabeirat</a>.</p>`,
  },
  {
    slug: 'jugendrat',
    titel: 'Treffen des Jugendrats',
    einleitung: 'Wer zwischen 13 und 20 Jahre alt ist, kommt einfach dazu.',
    ort: 'jugendhaus',
    veranstalter: 'Jugendhaus',
    rubriken: ['Familie', 'Rathaus'],
    kostenlos: true,
    regel: monthly(1, 'MONTAG'),
    von: '17:30',
    pause: sommerferien,
    text: html`<p>Der Jugendrat entscheidet allein über sein eigenes Geld und schickt drei Mitglieder in den
      <a href="/klimaschutz/klimabeirat">Klimabeirat</a>.</p>`,
  },
  {
    slug: 'buergersprechstunde',
    titel: 'Sprechstunde der Bürgermeisterin',
    einleitung: 'Katharina Lehmann hört zu. Sie brauchen keinen Termin und keinen besonderen Grund.',
    ort: 'zimmer12',
    veranstalter: 'Stadt Rebenau',
    rubriken: ['Rathaus'],
    kostenlos: true,
    regel: monthly(3, 'DONNERSTAG'),
    von: '16:00',
    bis: '18:00',
    pause: sommerpause,
    text: html`<p>Der Aufzug fährt in den zweiten Stock.</p>`,
  },
  {
    slug: 'seniorennachmittag',
    titel: 'Seniorennachmittag',
    einleitung: 'Kaffee, Kuchen und Lichtbilder aus dem alten Rebenau; wer eigene Fotos hat, bringt sie mit.',
    ort: 'gemeindehaus',
    veranstalter: 'Stadt Rebenau, Soziales',
    rubriken: ['Senioren'],
    eintritt: 'Kaffee und Kuchen 3 €',
    regel: monthly(2, 'DONNERSTAG'),
    von: '14:30',
    bis: '17:00',
    pause: sommerpause,
    text: html`
      <p>Der <a href="/rathaus/leistungen/buergerbus">Bürgerbus</a> holt Sie ab, auch mit Rollator oder Rollstuhl.</p>`,
  },
  {
    slug: 'reparaturwerkstatt',
    titel: 'Reparieren statt wegwerfen',
    einleitung: 'Toaster, Lampe, Hose, Fahrrad: Zwölf Ehrenamtliche reparieren mit Ihnen zusammen.',
    ort: 'bauhof',
    veranstalter: 'Klimaschutz Rebenau',
    rubriken: ['Klimaschutz'],
    bild: 'klimaschutz-solardaecher',
    eintritt: 'Kostenlos, Ersatzteile zahlen Sie selbst',
    kostenlos: true,
    regel: monthly(4, 'FREITAG'),
    von: '16:00',
    bis: '19:00',
    pause: sommerpause,
    text: html`<p>Zwei von drei Geräten gehen danach wieder.</p>`,
  },
  {
    slug: 'energieberatung',
    titel: 'Energieberatung im Rathaus',
    einleitung: 'Heizung, Dämmung, Solarstrom: 45 Minuten für Ihr Haus, mit Lena Vogt.',
    ort: 'zimmer16',
    veranstalter: 'Klimaschutz Rebenau',
    rubriken: ['Klimaschutz', 'Bauen'],
    bild: 'klimaschutz-solardaecher',
    kostenlos: true,
    regel: monthly(1, 'MONTAG'),
    von: '14:00',
    bis: '18:00',
    text: html`
      <p>Bringen Sie die letzte Abrechnung und ein Foto des Heizungskellers mit. Einen Platz reservieren Sie unter
      ${tel('klimaschutz')} oder ${mail('klimaschutz')}.</p>`,
  },
  {
    slug: 'fuehrung-rebgarten',
    titel: 'Führung durch den Rebgarten',
    einleitung: 'Ida Sommer zeigt die freien Plätze, den Anger und die Heizzentrale.',
    ort: 'rebgarten',
    veranstalter: 'Stadt Rebenau, Grundstücke',
    rubriken: ['Bauen'],
    bild: 'neubaugebiet-rebgarten',
    kostenlos: true,
    regel: monthly(1, 'SAMSTAG'),
    von: '10:00',
    bis: '11:00',
    pause: { monate: [1, 8], grund: 'Baupause' },
    text: html`
      <p>Feste Schuhe sind gut, die Hauptwege sind auch mit Kinderwagen und Rollstuhl befahrbar. Mehr steht unter
      <a href="/bauen/baugebiete/rebgarten">Bauplätze im Rebgarten</a>.</p>`,
  },
  {
    slug: 'familienoeffnung-kita',
    titel: 'Kitas öffnen für neue Familien',
    einleitung: 'Sie schauen sich die Räume an, und Ihr Kind darf gleich mitspielen.',
    ort: 'kitas',
    veranstalter: 'Stadt Rebenau, Familie',
    rubriken: ['Familie', 'Kinder'],
    bild: 'kindergarten-garten',
    kostenlos: true,
    regel: monthly(1, 'MITTWOCH'),
    von: '16:00',
    bis: '17:30',
    pause: { monate: [1, 8], grund: 'Kitaferien' },
    text: html`
      <p>Die Leitung beantwortet Ihre Fragen. Zeiten, Plätze und Kosten der Häuser stehen unter
      <a href="/leben/familie/kita">Kita und Kindergarten</a>.</p>`,
  },
  {
    slug: 'vorspielabend',
    titel: 'Vorspielabend der Jugendmusikschule',
    einleitung: 'Sechs bis zehn Kinder und Jugendliche zeigen, woran sie gerade üben.',
    ort: 'altePost',
    veranstalter: 'Jugendmusikschule Rebenau',
    rubriken: ['Jugendmusikschule', 'Musik'],
    bild: 'musikschule-konzert',
    kostenlos: true,
    regel: monthly(3, 'FREITAG'),
    von: '18:00',
    bis: '19:00',
    pause: sommerferien,
    text: html`
      <p>Ein Stück dauert zwei Minuten oder zwölf, Herzklopfen gehört dazu. Danach gibt es Saft und Brezeln. Der Aufzug in den
      Saal ist neben dem Eingang.</p>`,
  },
  {
    slug: 'instrumente-ausprobieren',
    titel: 'Instrumente ausprobieren',
    einleitung: 'Geige, Horn, Schlagzeug: anderthalb Stunden lang alles anfassen und hören, was passt.',
    ort: 'altePost',
    veranstalter: 'Jugendmusikschule Rebenau',
    rubriken: ['Jugendmusikschule', 'Kinder'],
    bild: 'musikschule-konzert',
    kostenlos: true,
    regel: monthly(2, 'SAMSTAG'),
    von: '10:00',
    bis: '11:30',
    pause: sommerferien,
    text: html`<p>Für Kinder ab sechs Jahren mit ihren Eltern. Mehr über den Unterricht steht unter <a href="/jugendmusikschule">Jugendmusikschule</a>.</p>`,
  },
  {
    slug: 'elterncafe-schillerschule',
    titel: 'Elterncafé der Schillerschule',
    einleitung: 'Eine Stunde zum Kennenlernen, Fragen und Verabreden, gleich nach dem Bringen.',
    ort: 'schillerschule',
    veranstalter: 'Elternbeirat der Schillerschule',
    rubriken: ['Schillerschule', 'Familie'],
    bild: 'schillerschule-vormittag',
    kostenlos: true,
    regel: monthly(1, 'FREITAG'),
    von: '08:00',
    bis: '09:00',
    pause: sommerferien,
    text: html`<p>In der Mensa, Eingang vom Schulhof. Geschwister sind willkommen, es gibt eine Spielecke.</p>`,
  },
  {
    slug: 'schulchor-probe',
    titel: 'Offene Probe des Schulchors',
    einleitung: '40 Kinder singen, Eltern und Großeltern hören zu oder singen mit.',
    ort: 'schillerschule',
    veranstalter: 'Schillerschule Rebenau',
    rubriken: ['Schillerschule', 'Musik'],
    bild: 'schillerschule-vormittag',
    kostenlos: true,
    regel: monthly(-1, 'MONTAG'),
    von: '14:00',
    bis: '15:00',
    pause: sommerferien,
    text: html`<p>Im Musiksaal im ersten Stock.</p>`,
  },
  {
    slug: 'bewegungstreff-jahnschule',
    titel: 'Bewegungstreff in der Turnhalle',
    einleitung: 'Klettern, Rollen, Balancieren: Familien turnen sonntags zusammen.',
    ort: 'jahnschule',
    veranstalter: 'Jahnschule und Turnverein Rebenau',
    rubriken: ['Jahnschule', 'Sport', 'Familie'],
    bild: 'jahnschule-sportfest',
    kostenlos: true,
    regel: { art: 'WOECHENTLICH', abstand: 2, wochentage: ['SONNTAG'] },
    von: '10:00',
    bis: '12:00',
    pause: { monate: [7, 8], grund: 'Sommerpause' },
    text: html`<p>Für Kinder von zwei bis zehn Jahren mit einer erwachsenen Person. Turnschuhe oder barfuß.</p>`,
  },
  {
    slug: 'gartengruppe-jahnschule',
    titel: 'Schulgarten für alle',
    einleitung:
      'Säen, gießen, ernten: Kinder der Jahnschule und Menschen aus der Nachbarschaft im Schulgarten.',
    ort: 'schulgarten',
    veranstalter: 'Jahnschule Unterweiler',
    rubriken: ['Jahnschule', 'Klimaschutz'],
    kostenlos: true,
    regel: monthly(3, 'SAMSTAG'),
    von: '09:30',
    bis: '11:30',
    saison: gartenjahr,
    text: html`<p>Handschuhe und Gießkannen sind da. Was wächst, nehmen alle mit nach Hause.</p>`,
  },
  {
    slug: 'lauftreff',
    titel: 'Lauftreff im Stadtpark',
    einleitung: 'Fünf Kilometer in drei Gruppen, auch für Menschen, die gerade anfangen.',
    ort: 'stadtpark',
    veranstalter: 'Turnverein Rebenau',
    rubriken: ['Sport', 'Freizeit'],
    bild: 'stadtpark-radweg',
    kostenlos: true,
    regel: every('DONNERSTAG'),
    von: '18:30',
    bis: '19:30',
    text: html`<p>Der Weg ist beleuchtet. Sie brauchen Laufschuhe und keine Anmeldung.</p>`,
  },
  {
    slug: 'fruehschwimmen',
    titel: 'Frühschwimmen im Freibad',
    einleitung: 'Bahnen ziehen, bevor die Stadt aufwacht.',
    ort: 'freibad',
    veranstalter: 'Freibad am Altrhein',
    rubriken: ['Freibad', 'Sport'],
    bild: 'freibad-sommer',
    eintritt: 'Frühkarte 2,50 €, ermäßigt 1,50 €',
    regel: every('DIENSTAG', 'DONNERSTAG'),
    saison: badesaison,
    von: '06:30',
    bis: '08:30',
    text: html`<p>Den Kaffee am Steg gibt es auch schon. Alle Preise stehen unter <a href="/freibad/preise">Preise</a>.</p>`,
  },
]
