import { sections } from '@rathausplatz/contract'
import { Select } from '../list/filter-fields.tsx'

const choices = Object.values(sections)
  .filter(({ path }) => path !== '/' && path !== '/intranet')
  .map(({ path, label }) => ({ value: path, label }))

type SectionSelectProps = { value: string; onChoose: (path: string) => void }

/** Filter by section of the website. */
export const SectionSelect = ({ value, onChoose }: SectionSelectProps) => (
  <Select label="Bereich" all="ganze Website" value={value} choices={choices} onChoose={onChoose} />
)
