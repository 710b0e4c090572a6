import type { HoursBlock } from './house.ts'

/** Days and their times, one line below the other. */
export const HoursLines = ({ lines }: Pick<HoursBlock, 'lines'>) => (
  <dl>
    {lines.map(({ days, times }) => (
      <div key={days + times}>
        <dt>{days}</dt>
        <dd>{times}</dd>
      </div>
    ))}
  </dl>
)
