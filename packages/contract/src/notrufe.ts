/** A number to call at once: whom it reaches, and when to call. */
export type Notfallnummer = { readonly nummer: string; readonly wer: string; readonly wann: string }

/**
 * Emergency numbers that hold in every town, the most urgent first. The only definition: the offline page and
 * the contents of a town use it. The poison centre depends on the state (laender/giftnotruf.ts).
 */
export const notrufe = {
  feuerwehr: {
    nummer: '112',
    wer: 'Feuerwehr und Rettungsdienst',
    wann: 'Feuer, Unfall, Lebensgefahr',
  },
  polizei: { nummer: '110', wer: 'Polizei', wann: 'Gefahr, Überfall, Einbruch' },
  bereitschaftsdienst: {
    nummer: '116 117',
    wer: 'Ärztlicher Bereitschaftsdienst',
    wann: 'krank, wenn die Praxis geschlossen ist',
  },
  apotheken: { nummer: '0800 0022833', wer: 'Notdienst der Apotheken', wann: 'welche Apotheke geöffnet hat' },
  telefonseelsorge: { nummer: '0800 1110111', wer: 'Telefonseelsorge', wann: 'in Not, ohne Namen' },
  gewalt: { nummer: '116 016', wer: 'Hilfe bei Gewalt gegen Frauen', wann: 'in vielen Sprachen' },
  kinder: { nummer: '116 111', wer: 'Nummer gegen Kummer', wann: 'für Kinder und Jugendliche' },
  eltern: { nummer: '0800 1110550', wer: 'Elterntelefon', wann: 'wenn Eltern Rat brauchen' },
  sperrnotruf: { nummer: '116 116', wer: 'Sperr-Notruf', wann: 'Bankkarte oder Online-Ausweis weg' },
} as const satisfies Readonly<Record<string, Notfallnummer>>
export type Notruf = keyof typeof notrufe

/** Returns a number for reading, with non-breaking spaces. */
export const notrufLesen = (nummer: string): string => nummer.replaceAll(' ', '\u00a0')

/** Returns the `tel:` address of a number: 112 and similar numbers take no country code. */
export function notrufWaehlen(nummer: string): string {
  const digits = nummer.replaceAll(' ', '')
  return `tel:${digits.startsWith('0') ? `+49${digits.slice(1)}` : digits}`
}

export const notruf = (name: Notruf): string => notrufLesen(notrufe[name].nummer)

export const waehle = (name: Notruf): string => notrufWaehlen(notrufe[name].nummer)
