import type { CmsHandlers } from '@rathausplatz/contract'
import type { Formulare } from '../formulare/formulare.ts'

/** Calls for the public forms. */
export const formulare = (room: Formulare) =>
  ({
    formulare: async () => ({ data: await room.list() }),
    formular: ({ params: { slug } }) => room.formular(slug),
    formularBeginn: async () => room.begin(),
    formularDatei: ({ params: { slug }, query, file, sender, signal }) =>
      room.takeFile(slug, query, file, sender, signal),
    async formularDateiEntfernen({ params: { kennung }, query: { einreichung } }) {
      await room.removeFile({ einreichung, kennung })
      return {}
    },
    formularSenden: ({ params: { slug }, body, sender }) => room.receive(slug, body, sender),
    formularSpeichern: ({ params: { slug }, body, sender }) => room.save(slug, body, sender),
    formularFortsetzen: ({ body: { code }, sender }) => room.resume(code, sender),
    formularStand: ({ body, sender }) => room.status(body, sender),
    formularKopie: ({ body, sender }) => room.copy(body, sender),
  }) satisfies CmsHandlers
