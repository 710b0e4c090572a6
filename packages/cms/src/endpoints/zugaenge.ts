import type { CmsHandlers } from '@rathausplatz/contract'
import type { Accounts } from '../accounts/accounts.ts'
import type { ProgramKey } from '../accounts/program-keys.ts'
import type { Names } from '../editing/names.ts'

/** Calls at the desk for keys of programs. */
export function zugaenge({ programs }: Accounts, names: Names): CmsHandlers {
  const shown = async (keys: readonly ProgramKey[]) => {
    const known = await names(keys.map(({ accountId }) => accountId))
    return keys.map(({ id, name, accountId, rights, sections, createdAt, endsAt, usedOn }) => ({
      id,
      name,
      von: { id: accountId, name: known.get(accountId) ?? accountId },
      rechte: [...rights],
      bereiche: [...sections],
      angelegt_am: createdAt,
      gueltig_bis: endsAt,
      zuletzt_verwendet: usedOn,
    }))
  }
  return {
    redaktionZugaenge: async () => ({ data: await shown(await programs.list()) }),

    async redaktionZugangAnlegen({ body, token = '', sender }, who) {
      const { name, rechte, bereiche, gueltig_bis, passwort } = body
      const given = { name, rights: rechte, sections: bereiche, lastDay: gueltig_bis }
      const made = await programs.make(who, given, { passwort, token, sender })
      const [one] = await shown([made])
      if (!one) throw new Error('a key that was made is shown')
      return { ...one, schluessel: made.key }
    },

    async redaktionZugangBeenden({ params: { id } }, who) {
      await programs.end(who, id)
      return {}
    },
  }
}
