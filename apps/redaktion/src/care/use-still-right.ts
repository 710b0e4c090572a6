import { calls } from '@rathausplatz/contract'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import { type Care, reviewBefore } from './care.ts'

/** Records that a content is still right, shows a message and offers undo. */
export function useStillRight(onChange: (care: Care) => void | Promise<void>) {
  const tell = useTell()
  const tellOf = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    }
  }
  return (id: string, said: string) =>
    tellOf(async () => {
      const params = { id }
      const { wiedervorlage } = await ask(calls.redaktionPflege, { params })
      const care = await ask(calls.redaktionNochRichtig, { params })
      const takeBack = async () => {
        // Takes back only the review: another person may have become responsible meanwhile.
        const body = { wiedervorlage: reviewBefore(wiedervorlage), noch_richtig: null }
        const back = await ask(calls.redaktionPflegeAendern, { params, body })
        tell({ text: 'Rückgängig gemacht.' })
        await onChange(back)
      }
      tell({ text: said, undo: { label: 'Rückgängig', run: () => void tellOf(takeBack) } })
      await onChange(care)
    })
}
