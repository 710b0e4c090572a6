import type { ReactNode } from 'react'
import { CareDialog } from '../care/care-dialog.tsx'
import type { Choice } from '../list/cell.ts'
import { below, isWithin, splitPath } from '../pages/address.ts'
import { PlaceField } from '../pages/place-field.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import type { Aktion, Target, WantedOf } from './bulk.ts'
import { AskedForm, EndForm, RubrikForm } from './bulk-forms.tsx'

export type Asked = { readonly aktion: Aktion; readonly targets: readonly Target[] }

type BulkQuestionsProps = {
  /** Undefined if nothing is asked. */
  asked: Asked | undefined
  /** The Rubriken that contents of the listed kind can have; undefined if it has none. */
  rubriken: readonly Choice[] | undefined
  onClose: () => void
  onAnswer: (aktion: Aktion, targets: readonly Target[], wanted: WantedOf) => void
}

/** Steps that ask for a value first. */
const ASKING: ReadonlySet<Aktion> = new Set<Aktion>(['pflegen', 'zuordnen', 'verschieben', 'befristen'])

export const isAsking = (aktion: Aktion): boolean => ASKING.has(aktion)

/** Shows the question of a step before it runs. */
export function BulkQuestions({ asked, rubriken, onClose, onAnswer }: BulkQuestionsProps) {
  if (!asked) return null
  const { aktion, targets } = asked
  const answer = (wanted: WantedOf, those = targets) => {
    onClose()
    onAnswer(aktion, those, wanted)
  }
  const many = targets.length === 1 ? 'einem Inhalt' : `${targets.length} Inhalten`
  const dialog = (title: string, form: ReactNode) => (
    <Dialog isOpen title={title} onClose={onClose}>
      {form}
    </Dialog>
  )
  switch (aktion) {
    case 'pflegen':
      return (
        <CareDialog
          isOpen
          title={`Pflege von ${many} ändern`}
          onClose={onClose}
          onSave={async wanted => {
            answer(wanted)
            return undefined
          }}
        />
      )
    case 'zuordnen':
      return dialog(
        targets.length === 1 ? 'Rubriken eines Inhalts ändern' : `Rubriken von ${many} ändern`,
        <RubrikForm rubriken={rubriken} onAnswer={answer} />,
      )
    case 'befristen':
      return dialog(`Ende von ${many} festlegen`, <EndForm onAnswer={answer} />)
    case 'verschieben':
      return dialog(
        targets.length === 1 ? 'Eine Seite verschieben' : `${targets.length} Seiten verschieben`,
        <PlaceForm
          onAnswer={place =>
            answer(({ schluessel }) => ({ pfad: below(place, splitPath(schluessel).part) }), onTop(targets))
          }
        />,
      )
    default:
      return null
  }
}

/** Drops pages below another selected page: they move with it. */
const onTop = (targets: readonly Target[]): readonly Target[] =>
  targets.filter(
    ({ id, schluessel }) => !targets.some(other => other.id !== id && isWithin(schluessel, other.schluessel)),
  )

function PlaceForm({ onAnswer }: { onAnswer: (place: string) => void }) {
  return (
    <AskedForm<string>
      first="/"
      action="Verschieben"
      hint="Was unter den Seiten steht, zieht mit um. Wer eine alte Adresse aufruft, wird von selbst zur neuen geleitet."
      onAnswer={onAnswer}
    >
      {(place, setPlace) => <PlaceField label="Unter welche Seite?" value={place} onChange={setPlace} />}
    </AskedForm>
  )
}
