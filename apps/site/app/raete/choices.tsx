import type { ReactNode } from 'react'

type ChosenOf = { name: string; label: string; all: string; chosen: string; choices: readonly Option[] }
type Option = { value: string; text: ReactNode }

/** One of some, or all of them; drawn anew where the address says another. */
const OneOf = ({ name, label, all, chosen, choices }: ChosenOf) => (
  <label>
    {label}
    <select name={name} defaultValue={chosen} key={chosen}>
      <option value="">{all}</option>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

type GremiumChoiceProps = { gremium: string; gremien: readonly { id: string; name: string }[] }

/** Of which body something is listed. */
export const GremiumChoice = ({ gremium, gremien }: GremiumChoiceProps) => (
  <OneOf
    name="gremium"
    label="Gremium"
    all="Alle Gremien"
    chosen={gremium}
    choices={gremien.map(({ id, name }) => ({ value: id, text: name }))}
  />
)

/** Of which year something is listed. */
export const JahrChoice = ({ jahr, jahre }: { jahr: string; jahre: readonly number[] }) => (
  <OneOf
    name="jahr"
    label="Jahr"
    all="Alle Jahre"
    chosen={jahr}
    choices={jahre.map(year => ({ value: String(year), text: year }))}
  />
)
