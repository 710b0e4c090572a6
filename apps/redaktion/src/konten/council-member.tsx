import { Field, tied } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { Combobox } from '../fields/combobox.tsx'
import { type Found, findRecords } from '../fields/lookups.ts'

/** The council member who owns the account: their memberships decide what they may read, day by day. */
export function CouncilMember({
  chosen,
  onChoose,
  error,
}: {
  chosen: Found | undefined
  onChoose: (found: Found | undefined) => void
  error: string | undefined
}) {
  const [typed, setTyped] = useState<string>()
  const frame = {
    name: 'person',
    label: 'Mitglied des Rates',
    help: 'Was die Person lesen kann, folgt aus den Gremien, die bei ihr eingetragen sind.',
    error,
  }
  return (
    <Field {...frame}>
      <Combobox
        input={{ ...tied(frame), placeholder: 'Namen suchen' }}
        text={typed ?? chosen?.title ?? ''}
        onText={setTyped}
        onPick={found => {
          setTyped(undefined)
          onChoose(found)
        }}
        onLeave={() => {
          if (typed?.trim() === '') onChoose(undefined)
          setTyped(undefined)
        }}
        search={text => findRecords('ratsperson', typed === undefined ? '' : text)}
      />
    </Field>
  )
}
