import type { Hinweis } from '@rathausplatz/contract/records'

/**
 * Each notice is limited to one page, so that the home page of the demo does not begin with a closed road.
 */
export const hinweise: readonly Hinweis[] = [
  {
    titel: 'Der halbe Festplatz ist wegen Bauarbeiten gesperrt',
    stufe: 'wichtig',
    kategorie: 'verkehr',
    wo: 'default',
    seite: '/stadt/parken',
    text: '120 Plätze bleiben frei. Parken können Sie auch am Bahnhof und in der Tiefgarage.',
    link: '',
    linktext: '',
  },
]
