/** Numbers that hold in every town of the country, the most urgent first. */
export const notrufe = [
  { nummer: '112', wer: 'Feuerwehr und Rettungsdienst', wann: 'Feuer, Unfall, Lebensgefahr' },
  { nummer: '110', wer: 'Polizei', wann: 'Gefahr, Überfall, Einbruch' },
  { nummer: '116 117', wer: 'Ärztlicher Bereitschaftsdienst', wann: 'krank, wenn die Praxis zu hat' },
  { nummer: '0761 19240', wer: 'Giftnotruf', wann: 'Vergiftungen, Tag und Nacht' },
  { nummer: '0800 00 22833', wer: 'Notdienst der Apotheken', wann: 'welche Apotheke offen hat' },
  { nummer: '0800 111 0 111', wer: 'Telefonseelsorge', wann: 'in Not, ohne Namen' },
  { nummer: '116 016', wer: 'Hilfe bei Gewalt gegen Frauen', wann: 'in vielen Sprachen' },
  { nummer: '116 111', wer: 'Nummer gegen Kummer', wann: 'für Kinder und Jugendliche' },
] as const
