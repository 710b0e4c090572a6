/** A fact in a text, and what the records say instead. */
export type Judged = {
  art: 'telefon' | 'email' | 'anschrift' | 'person' | 'raum' | 'gebuehr' | 'zeit' | 'geschlossen'
  /** The value in the text: `030 23125-999`. */
  wert: string
  /** The known value, for the editor who corrects it. */
  hinweis: string
  /** The people beside whose names it stands, for a number or address of somebody else. */
  wer?: string
}
