import * as field from '../field.ts'

/** The last part of a record's address, derived from its title unless an editor chose one. */
export const slug = field.kennung({
  label: 'Name in der Webadresse',
  help: 'Der letzte Teil der Adresse, unter der die Einzelseite im Netz steht. Bleibt er leer, entsteht er aus dem Titel.',
})
