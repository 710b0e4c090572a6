import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { Desk } from '../editing/desk.ts'
import { type Editor, leaveFor, visibleTo } from '../editing/leave-for.ts'
import { valueOf } from '../editing/refusal.ts'
import type { Answered, Remark, Rueckmeldungen } from './rueckmeldungen.ts'

/**
 * Calls for visitors' remarks about pages. Editors who may read a page see its remarks; closing and deleting
 * remarks requires the right to write the page.
 */
export function rueckmeldungenAtDesk(room: Rueckmeldungen, desk: Desk) {
  const change = async (id: string, done: boolean | undefined, who: Editor): Promise<Remark> => {
    const leave = leaveFor(who, 'inhalte-schreiben')
    return valueOf(
      await room.changeRemark(id, done, place => leave.place(place, 'entwurf', 'vorher')),
      async () => ({}),
    )
  }
  return {
    async redaktionRueckmeldungen({ query: { seite, pro_seite, nach } }, who) {
      const { rows, count } = await room.tallies({
        visible: visibleTo(who),
        limit: pro_seite,
        offset: (seite - 1) * pro_seite,
        by: nach,
      })
      return {
        data: rows.map(({ yes: ja, no: nein, open: offene_texte, ...page }) =>
          Object.assign(told(page), { ja, nein, offene_texte }),
        ),
        gesamt: count,
      }
    },

    async redaktionRueckmeldungenZu({ params: { id } }, who) {
      await desk.readable(id, who)
      const { yes, no, open } = await room.tallyOf(id)
      return { ja: yes, nein: no, offene_texte: open }
    },

    async redaktionRueckmeldungTexte({ query: { seite, pro_seite, inhalt, stand } }, who) {
      const found = await room.remarks({
        visible: visibleTo(who),
        limit: pro_seite + 1,
        offset: (seite - 1) * pro_seite,
        of: inhalt,
        done: stand === 'alle' ? undefined : stand === 'erledigt',
      })
      return { data: found.slice(0, pro_seite).map(remark), mehr: found.length > pro_seite }
    },

    redaktionRueckmeldungErledigen: async ({ params: { id }, body }, who) =>
      remark(await change(id, body.erledigt, who)),

    async redaktionRueckmeldungLoeschen({ params: { id } }, who) {
      await change(id, undefined, who)
      return {}
    },

    async redaktionWochenmail(_, { id }) {
      const gewuenscht = await room.isWished(id)
      if (gewuenscht === undefined) throw new CmsError('nicht-moeglich', NO_MAIL)
      return { gewuenscht }
    },

    async redaktionWochenmailWuenschen({ body: { gewuenscht } }, { id }) {
      await room.wish(id, gewuenscht)
      return { gewuenscht }
    },
  } satisfies CmsHandlers
}

const NO_MAIL = 'Diese Website verschickt keine E-Mails.'

const told = ({ document_id: id, kind: art, title: titel, key: pfad }: Answered) => ({ id, art, titel, pfad })

const remark = ({ id, tag, hilfreich, text, erledigt, ...page }: Remark) => ({
  id,
  inhalt: told(page),
  tag,
  hilfreich,
  text,
  erledigt,
})
