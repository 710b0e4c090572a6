/** The lists in the council, with who speaks for them. */
export const fraktionen = [
  {
    liste: 'Bürgerliste Rebenau',
    sitze: 8,
    vorname: 'Michael',
    nachname: 'Bender',
    funktion: 'Stadtrat, Bürgerliste Rebenau; erster Stellvertreter der Bürgermeisterin',
  },
  {
    liste: 'Miteinander für Rebenau',
    sitze: 6,
    vorname: 'Aylin',
    nachname: 'Demir',
    funktion: 'Stadträtin, Miteinander für Rebenau; zweite Stellvertreterin der Bürgermeisterin',
  },
  {
    liste: 'Grüne Liste Oberrhein',
    sitze: 5,
    vorname: 'Lukas',
    nachname: 'Hagen',
    funktion: 'Stadtrat, Grüne Liste Oberrhein',
  },
  {
    liste: 'Unabhängige Unterweiler',
    sitze: 3,
    vorname: 'Heinz',
    nachname: 'Lichter',
    funktion: 'Stadtrat, Unabhängige Unterweiler',
  },
] as const
