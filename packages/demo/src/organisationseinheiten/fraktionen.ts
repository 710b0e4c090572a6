import { listen } from '../rat/gremien.ts'
import { sitzeDer } from '../rat/personen.ts'

/** The lists in the council with their speakers; the number of seats is counted from the members. */
export const fraktionen = [
  {
    liste: listen.buergerliste.name,
    sitze: sitzeDer('buergerliste'),
    vorname: 'Michael',
    nachname: 'Bender',
    funktion: 'Stadtrat, Bürgerliste Rebenau; erster Stellvertreter der Bürgermeisterin',
  },
  {
    liste: listen.miteinander.name,
    sitze: sitzeDer('miteinander'),
    vorname: 'Aylin',
    nachname: 'Demir',
    funktion: 'Stadträtin, Miteinander für Rebenau; zweite Stellvertreterin der Bürgermeisterin',
  },
  {
    liste: listen.gruene.name,
    sitze: sitzeDer('gruene'),
    vorname: 'Lukas',
    nachname: 'Hagen',
    funktion: 'Stadtrat, Grüne Liste Oberrhein',
  },
  {
    liste: listen.unterweiler.name,
    sitze: sitzeDer('unterweiler'),
    vorname: 'Heinz',
    nachname: 'Lichter',
    funktion: 'Stadtrat, Unabhängige Unterweiler',
  },
] as const
