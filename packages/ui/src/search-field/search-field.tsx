import { createContext, type ReactNode, useContext } from 'react'

export type SearchFieldProps = { id: string; question?: string; placeholder?: string }

/** The field alone, as it works everywhere. */
const plainField = ({ id, question, placeholder }: SearchFieldProps): ReactNode => (
  <span>
    <input
      id={id}
      type="search"
      name="q"
      defaultValue={question}
      placeholder={placeholder}
      maxLength={200}
      enterKeyHint="search"
    />
  </span>
)

/** The site gives its own field, which suggests while someone types, to all that hold a search form. */
export const SearchFieldContext = createContext(plainField)

export const SearchField = (props: SearchFieldProps): ReactNode => useContext(SearchFieldContext)(props)
