import type { CmsHandlers } from '@rathausplatz/contract'
import type { Termine } from '../terminvereinbarung/termine.ts'

export const termine = (termine: Termine) =>
  ({
    terminangebote: ({ query }) => termine.angebote(query),
    freieTermine: ({ params: { angebot, anliegen }, query }) => termine.freie(angebot, anliegen, query),
    terminBuchen: ({ body, sender }) => termine.buchen(body, sender),
    termin: ({ params: { schluessel } }) => termine.termin(schluessel),
    async terminVerschieben({ body: { schluessel, beginn }, sender }) {
      await termine.verschieben(schluessel, beginn, sender)
      return {}
    },
    async terminAbsagen({ body: { schluessel } }) {
      await termine.absagen(schluessel)
      return {}
    },
  }) satisfies CmsHandlers
