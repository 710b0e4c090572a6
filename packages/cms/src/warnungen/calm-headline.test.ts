import { expect, test } from 'vitest'
import { calmHeadline } from './calm-headline.ts'

test.each([
  ['Amtliche WARNUNG vor STARKEM GEWITTER', 'Amtliche Warnung vor starkem Gewitter'],
  ['WARNUNG VOR WINDBÖEN UND EIS', 'Warnung vor Windböen und Eis'],
  ['Störung im ÖPNV', 'Störung im ÖPNV'],
  ['BASF meldet Produktaustritt', 'BASF meldet Produktaustritt'],
  ['Warnung für NRW', 'Warnung für NRW'],
  ['EVAKUIERUNG', 'Evakuierung'],
  [
    'Amtliche WARNUNG vor SCHWEREM GEWITTER mit HEFTIGEM STARKREGEN und HAGEL',
    'Amtliche Warnung vor schwerem Gewitter mit heftigem Starkregen und Hagel',
  ],
  ['WARNUNG vor ÜBERFRIERENDER NÄSSE', 'Warnung vor überfrierender Nässe'],
  ['WARNUNG: Chemieunfall', 'Warnung: Chemieunfall'],
  ['Amtliche WARNUNG vor FROST im Raum der BASF', 'Amtliche Warnung vor Frost im Raum der BASF'],
  ['ABC-Einsatz der Feuerwehr', 'ABC-Einsatz der Feuerwehr'],
  ['UNWETTERWARNUNG vor HEFTIGEM STARKREGEN', 'Unwetterwarnung vor heftigem Starkregen'],
  ['THW und DRK im Einsatz', 'THW und DRK im Einsatz'],
  ['Störung der ICE-Strecke', 'Störung der ICE-Strecke'],
  ['STURMBÖEN', 'Sturmböen'],
  ['STROMAUSFALL', 'Stromausfall'],
  ['STARKES GEWITTER', 'Starkes Gewitter'],
  ['SCHWERES GEWITTER mit ORKANBÖEN', 'Schweres Gewitter mit Orkanböen'],
  ['EXTREM HEFTIGER STARKREGEN', 'Extrem heftiger Starkregen'],
  ['LÜKEX 26: Ausfall der Stromversorgung', 'LÜKEX 26: Ausfall der Stromversorgung'],
  ['ISARWERK 2 steht still', 'ISARWERK 2 steht still'],
  ['COVID-19: Ausbruch', 'COVID-19: Ausbruch'],
  ['Sender SWR4 informiert', 'Sender SWR4 informiert'],
  // All in capitals with words that nobody can tell: as sent, never a mixture.
  ...[
    'VERUNREINIGUNG DES TRINKWASSERS IN DEN OT WALDBRÜCKE UND HÖFE',
    'WARNUNG: VERUNREINIGUNG DES TRINKWASSERS',
    'BRAND GELÖSCHT',
    'AKTUELLE LAGE: TEILE DES ORTES OHNE STROM UND WASSER',
    'STROMAUSFALL IN HÖFE',
    'DIES IST KEINE ÜBUNG: GROSSBRAND',
    'EXERCISE EXERCISE',
    'THW UND DRK',
    // Words in capitals among others, of which not all are known: as the sender writes them.
    'DIES IST KEINE ÜBUNG: Chemieunfall in Bruchsal',
    'EXERCISE EXERCISE: Flood in Bruchsal',
    'STROMAUSFALL im Netz der EnBW',
    'WARNUNG vor VERGIFTETEM Wasser',
    'ACHTUNG: Warnung vor STURMBÖEN',
    'Bitte NICHT ins Freie gehen',
    'VOR ORT besteht Gefahr',
    'GAS tritt aus',
    'LÜKEX STROMAUSFALL',
  ].map(same => [same, same]),
])('N5: abbreviations stay, other words in capitals do not: the headline %j becomes %j', (given, calm) => {
  expect(calmHeadline(given)).toBe(calm)
})
