import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { monthly, type Termin, weekly } from './termin.ts'

/** What comes back every week or month. */
export const regelmaessig: readonly Termin[] = [
  {
    slug: 'wochenmarkt',
    titel: 'Wochenmarkt',
    ort: 'Marktplatz',
    rubriken: ['Markt'],
    bild: 'wochenmarkt',
    tage: weekly('mi'),
    von: '07:30',
    bis: '12:30',
    text: html`
      <p>Elf Stände mit Gemüse, Brot, Käse, Blumen und Honig. Der Fischwagen kommt in ungeraden Wochen. Ob der Markt auf dem
      Marktplatz oder auf dem Kirchplatz steht, lesen Sie in den <a href="/aktuelles">Nachrichten</a>. Alles Weitere steht unter
      <a href="/stadt/wochenmarkt">Wochenmarkt</a>.</p>`,
  },
  {
    slug: 'vorlesenachmittag',
    titel: 'Vorlesenachmittag in der Bücherei',
    ort: 'Stadtbücherei, Lesesaal',
    rubriken: ['Kinder'],
    bild: 'buecherei-lesesaal',
    tage: monthly(1, 'mi'),
    von: '15:30',
    bis: '16:30',
    anzahl: 2,
    text: html`
      <p>Ehrenamtliche lesen vor, die Kinder entscheiden, wie es weitergeht. Für Kinder ab vier Jahren. Der Eintritt ist frei,
      anmelden müssen Sie sich nicht. Der Lesesaal ist ohne Stufen erreichbar.</p>`,
  },
  {
    slug: 'gemeinderat',
    titel: 'Öffentliche Sitzung des Gemeinderats',
    ort: 'Rathaus, Ratssaal',
    rubriken: ['Rathaus'],
    bild: 'ratssaal',
    tage: monthly(2, 'di', [8]),
    von: '18:30',
    anzahl: 2,
    text: html`
      <p>Am Anfang steht die Fragestunde: Alle, die in Rebenau wohnen, können eine Frage stellen. Die Tagesordnung hängt eine
      Woche vorher am Rathaus aus. Der Saal hat eine Höranlage, der Aufzug fährt bis unters Dach. Wie der Rat arbeitet, steht
      unter <a href="/rathaus/gemeinderat">Gemeinderat</a>.</p>`,
  },
  {
    slug: 'seniorennachmittag',
    titel: 'Seniorennachmittag',
    ort: 'Gemeindehaus Unterweiler',
    rubriken: ['Senioren'],
    tage: monthly(2, 'do', [8]),
    von: '14:30',
    bis: '17:00',
    anzahl: 2,
    text: html`
      <p>Kaffee, Kuchen und Lichtbilder aus dem alten Rebenau; wer eigene Fotos hat, bringt sie mit. Der Fahrdienst holt Sie ab,
      auch mit Rollator oder Rollstuhl. Bestellen Sie ihn bis zum Tag vorher um 12:00 Uhr unter ${tel('soziales')}.</p>`,
  },
  {
    slug: 'buergersprechstunde',
    titel: 'Sprechstunde der Bürgermeisterin',
    ort: 'Rathaus, Zimmer 12',
    rubriken: ['Rathaus'],
    tage: monthly(3, 'do', [8]),
    von: '16:00',
    bis: '18:00',
    text: html`
      <p>Katharina Lehmann hört zu. Sie brauchen keinen Termin und keinen besonderen Grund. Der Aufzug fährt in den zweiten Stock.</p>`,
  },
  {
    slug: 'reparaturwerkstatt',
    titel: 'Reparieren statt wegwerfen',
    ort: 'Bauhof, Rheinweg 18',
    rubriken: ['Klima'],
    bild: 'klimaschutz-solardaecher',
    tage: monthly(4, 'fr', [8, 12]),
    von: '16:00',
    bis: '19:00',
    text: html`
      <p>Toaster, Lampe, Hose, Fahrrad: Zwölf Ehrenamtliche reparieren mit Ihnen zusammen. Das kostet nichts, Ersatzteile zahlen
      Sie selbst. Zwei von drei Geräten gehen danach wieder.</p>`,
  },
  {
    slug: 'baustellenfuehrung-rebgarten',
    titel: 'Führung durch den Rebgarten',
    ort: 'Ende der Gartenstraße',
    rubriken: ['Bauen'],
    bild: 'neubaugebiet-rebgarten',
    tage: monthly(1, 'sa', [1, 8]),
    von: '10:00',
    bis: '11:00',
    text: html`
      <p>Ida Sommer zeigt die freien Plätze, den Anger und die Heizzentrale. Feste Schuhe sind gut, die Hauptwege sind auch mit
      Kinderwagen und Rollstuhl befahrbar. Mehr steht unter <a href="/bauen/rebgarten">Bauplätze im Rebgarten</a>.</p>`,
  },
  {
    slug: 'familienoeffnung-kita',
    titel: 'Kitas öffnen für neue Familien',
    ort: 'Alle fünf Kindertagesstätten',
    rubriken: ['Familie', 'Kinder'],
    bild: 'kindergarten-garten',
    tage: monthly(1, 'mi', [1, 8]),
    von: '16:00',
    bis: '17:30',
    text: html`
      <p>Sie schauen sich die Räume an, Ihr Kind darf gleich mitspielen, und die Leitung beantwortet Ihre Fragen. Zeiten, Plätze
      und Kosten der Häuser stehen unter <a href="/leben/familie/kita">Kita und Kindergarten</a>.</p>`,
  },
]
