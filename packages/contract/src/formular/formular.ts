/** The rules of forms without schemas, shared by server and browser. */

export { datesOfOtherDay, daysInFull, withBothDays } from './days-in-full.ts'
export * from './feldtypen.ts'
export { type Formularfehler, formFaults } from './form-faults.ts'
export { compactIban, groupedIban } from './iban.ts'
export { answerInWords } from './in-words.ts'
export { knownAnswers } from './known-answers.ts'
export { beginsWithZeros, solve } from './proof-of-work.ts'
export {
  type Eingaben,
  type Geprueft,
  gefragt,
  isPair,
  PRUEFEN,
  pruefe,
  type Werte,
  ZU_LANG,
  type Zusammenfassung,
} from './pruefe.ts'
export { exampleDate, meaningOf } from './read-date.ts'
export { fileFault } from './read-files.ts'
export { readFormData } from './read-form-data.ts'
export type { Adresse, Datei, Fehler, Wert } from './read-result.ts'
export { exampleTime } from './read-time.ts'
