import { type CallAnswer, CmsError, type CmsHandlers, type calls } from '@rathausplatz/contract'
import type { Eingang, Kontakt } from '../kontakt/kontakt.ts'
import { valueOf } from './refusal.ts'
import type { Shows } from './show.ts'

type Nachricht = CallAnswer<typeof calls.redaktionNachricht>

/** Messages of the contact form, and what the house does about them. */
export function nachrichten(kontakt: Kontakt, show: Shows) {
  const told = async (found: readonly Eingang[], me: string): Promise<Nachricht[]> => {
    const personOf = await show.people(
      found.flatMap(({ bearbeitung: { zustaendig, zuletzt } }) =>
        [zustaendig ?? [], zuletzt?.von ?? []].flat(),
      ),
    )
    return found.map(({ bearbeitung: { zustaendig, zuletzt, ...bearbeitung }, ...message }) => ({
      ...message,
      bearbeitung: {
        ...bearbeitung,
        zustaendig:
          zustaendig === null ? null : Object.assign(personOf(zustaendig), { ich: zustaendig === me }),
        zuletzt: zuletzt && { am: zuletzt.am, von: personOf(zuletzt.von) },
      },
    }))
  }
  const one = async (found: Eingang | undefined, me: string): Promise<Nachricht> => {
    const [message] = found ? await told([found], me) : []
    if (!message) throw new CmsError('nicht-gefunden')
    return message
  }

  return {
    async redaktionNachrichten({ query: { stand, seite, pro_seite } }, { id }) {
      const [found, anzahl] = await Promise.all([
        kontakt.eingaenge({ ...wanted(stand, id), limit: pro_seite + 1, offset: (seite - 1) * pro_seite }),
        kontakt.offene(id),
      ])
      return { data: await told(found.slice(0, pro_seite), id), mehr: found.length > pro_seite, anzahl }
    },

    redaktionNachricht: async ({ params: { vorgang } }, { id }) => one(await kontakt.eingang(vorgang), id),

    async redaktionNachrichtBearbeiten({ params: { vorgang }, body }, { id: author }) {
      const changed = await kontakt.bearbeiten(vorgang, { ...body, author })
      return one(
        await valueOf(changed, async failure => {
          if (failure.code !== 'konflikt') return {}
          const { name } = await show.person(failure.author)
          return { detail: `${name} war schneller und hat diese Nachricht gerade bearbeitet.` }
        }),
        author,
      )
    },
  } satisfies CmsHandlers
}

const wanted = (stand: 'offen' | 'meine' | 'alle' | 'neu' | 'in_arbeit' | 'erledigt', account: string) => {
  if (stand === 'alle') return {}
  if (stand === 'offen') return { stand: ['neu', 'in_arbeit'] as const }
  if (stand === 'meine') return { stand: ['in_arbeit'] as const, zustaendig: account }
  return { stand: [stand] }
}
