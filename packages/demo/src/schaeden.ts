import type { Anschrift } from '@rathausplatz/contract'
import { mitLage } from './lage.ts'

/** The town's promise to the author of a damage report; the only source for all pages. */
export const nachsehen = 'Innerhalb von drei Werktagen sehen wir nach.'

/** An address of the town with its place on the map. */
const at = (street: string) => {
  const anschrift: Anschrift = { location: '', street, zip: '76999', city: 'Rebenau' }
  return { adresse: street, lage: mitLage(anschrift).lage }
}

/** Damage reports of residents, and the steps of the town; ages in days. */
export const demoSchaeden = [
  {
    kategorie: 'licht',
    text: 'Die Laterne vor dem Spital ist seit Montag dunkel. Abends sieht man die Stufe nicht.',
    ...at('Spitalgasse 5'),
    angaben: { mast: 'RB-0417' },
    oeffentlich: true,
    vorTagen: 5,
    schritte: [
      { vorTagen: 4, stand: 'bestaetigt', text: 'Wir waren da: Die Lampe ist durchgebrannt.' },
      {
        vorTagen: 2,
        stand: 'in_arbeit',
        text: 'Das Ersatzteil ist bestellt. Bis dahin steht dort ein Blinklicht.',
      },
    ],
  },
  {
    kategorie: 'strasse',
    text: 'Tiefes Loch am rechten Fahrbahnrand, kurz vor der Einfahrt. Ein Kind ist mit dem Rad hineingefahren.',
    ...at('Lindenweg 7'),
    oeffentlich: true,
    vorTagen: 16,
    schritte: [
      { vorTagen: 16, stand: 'in_arbeit', text: 'Das Loch ist abgesperrt.' },
      { vorTagen: 9, stand: 'erledigt', text: 'Das Loch ist mit Asphalt geschlossen.' },
    ],
  },
  {
    kategorie: 'spielplatz',
    text: 'An der großen Schaukel ist ein Sitz eingerissen.',
    ...at('Parkweg 12'),
    oeffentlich: true,
    vorTagen: 8,
    schritte: [
      {
        vorTagen: 7,
        stand: 'in_arbeit',
        text: 'Den Sitz haben wir abgenommen. Der neue kommt mit der Lieferung im nächsten Monat.',
      },
    ],
  },
  {
    kategorie: 'muell',
    text: 'Ein altes Sofa und zwei Matratzen neben den Glascontainern.',
    ...at('Rheinweg 18'),
    angaben: { menge: 'sperrig' },
    oeffentlich: true,
    vorTagen: 3,
    schritte: [
      {
        vorTagen: 2,
        stand: 'bestaetigt',
        text: 'Wir holen es bei der nächsten Fahrt mit dem großen Wagen ab.',
      },
    ],
  },
  {
    kategorie: 'schild',
    text: 'Das Schild an der Landstraße nach Lindenhof ist umgefahren.',
    ort: 'Landstraße nach Lindenhof, hinter der zweiten Kurve',
    oeffentlich: true,
    vorTagen: 20,
    schritte: [
      {
        vorTagen: 19,
        stand: 'abgelehnt',
        text: 'Die Landstraße gehört dem Land. Wir haben es der Straßenmeisterei weitergegeben; sie stellt das Schild wieder auf.',
      },
    ],
  },
  {
    kategorie: 'baum',
    text: 'Nach dem Sturm hängt ein großer Ast über dem Weg.',
    ort: 'Am Steinbach, zweite Bank nach der Brücke',
    oeffentlich: true,
    vorTagen: 30,
    schritte: [
      { vorTagen: 30, stand: 'erledigt', text: 'Noch am selben Tag abgesägt.' },
      {
        vorTagen: 12,
        stand: 'wieder_geoeffnet',
        text: 'Ein zweiter Ast hat nachgegeben. Wir sehen uns den Baum ganz an.',
      },
    ],
  },
  {
    kategorie: 'licht',
    text: 'Eine Laterne flackert, gleich neben der dunklen.',
    ...at('Spitalgasse 5'),
    oeffentlich: false,
    vorTagen: 1,
  },
  {
    kategorie: 'schmiererei',
    text: 'Die Rückwand vom Buswartehäuschen ist besprüht.',
    ...at('Bahnhofstraße 11'),
    oeffentlich: false,
    vorTagen: 0,
  },
] as const
