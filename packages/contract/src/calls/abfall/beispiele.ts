/** Shared values of the examples of the waste calendar. */

export const kelterstrasse = {
  id: 'k3m8x2q7wa',
  ort: 'Kernstadt',
  bezirk: '',
  strasse: 'Kelterstraße',
  hausnummern: '',
  name: 'Kelterstraße, Kernstadt',
}

export const restmuell = {
  fraktion: 'restmuell',
  name: 'Restmüll',
  buchstabe: 'R',
  symbol: 'tonne',
  farbe: '#4a4f55',
  rhythmus: 'alle zwei Wochen',
} as const
