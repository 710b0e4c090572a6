import type { ReactNode } from 'react'

type ChosenOf = { name: string; label: string; all: string; chosen: string; choices: readonly Option[] }
type Option = { value: string; text: ReactNode }

/** A choice of one value or all values; the key resets it if the address changes. */
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

/** Filter by body. */
export const GremiumChoice = ({ gremium, gremien }: GremiumChoiceProps) => (
  <OneOf
    name="gremium"
    label="Gremium"
    all="Alle Gremien"
    chosen={gremium}
    choices={gremien.map(({ id, name }) => ({ value: id, text: name }))}
  />
)

/** Filter by year. */
export const JahrChoice = ({ jahr, jahre }: { jahr: string; jahre: readonly number[] }) => (
  <OneOf
    name="jahr"
    label="Jahr"
    all="Alle Jahre"
    chosen={jahr}
    choices={jahre.map(year => ({ value: String(year), text: year }))}
  />
)
