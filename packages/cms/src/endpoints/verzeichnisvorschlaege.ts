import type { CmsHandlers } from '@rathausplatz/contract'
import type { VorschlagRoom } from '../verzeichnisvorschlag/room.ts'

export const verzeichnisvorschlaege = ({ proposals }: VorschlagRoom) =>
  ({
    verzeichnisVorschlagen: ({ body: { einreichung, ...aufgabe }, sender }) =>
      proposals.vorschlagen(einreichung, aufgabe, sender),
    verzeichnisvorschlagBestaetigen: ({ body: { schluessel } }) => proposals.bestaetigen(schluessel),
    verzeichnisvorschlagEigener: ({ params: { schluessel } }) => proposals.eigener(schluessel),
    verzeichnisvorschlagAendern: ({ body: { schluessel, grundfassung, ...angaben } }) =>
      proposals.aendern(schluessel, grundfassung, angaben),
    verzeichnisvorschlagSchritt: async ({ body: { schluessel, schritt } }) => ({
      eintrag: await proposals.schritt(schluessel, schritt),
    }),
  }) satisfies CmsHandlers
