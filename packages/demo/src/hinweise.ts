import type { Hinweis } from '@rathausplatz/contract/records'

/**
 * Each notice is limited to one page, so that the home page of the demo does not begin with a closed road.
 */
export const hinweise: readonly Hinweis[] = [
  {
    titel: 'Der Festplatz ist wegen des Adventsmarkts gesperrt',
    stufe: 'wichtig',
    kategorie: 'verkehr',
    wo: 'default',
    seite: '/stadt/parken',
    text: 'Bitte parken Sie am Bahnhof oder in der Tiefgarage.',
    link: '',
    linktext: '',
  },
]
