import type { Veranstaltung } from '@rathausplatz/contract'
import { ButtonLink, Carousel, Section, type SlidesPerView } from '@rathausplatz/ui'
import { EventCard } from '../event-card/event-card.tsx'
import { defaultLabels } from '../labels.ts'
import type { View } from '../template.ts'
import styles from './eventteaser.module.css'
import type { eventteaser } from './schema.ts'

/** Number of slides in view per window width (spec §9). */
export const eventSlides: SlidesPerView = { 640: 2, 768: 2, 1024: 3, 1280: 3, 1600: 4 }

export const Eventteaser: View<typeof eventteaser, readonly Veranstaltung[]> = ({ context, data }) => {
  if (data.length === 0) return null
  return (
    <Section ground="tint" width="picture">
      {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
      <Carousel label={context.titel || 'Veranstaltungen'} slidesPerView={eventSlides}>
        {data.map(event => (
          <EventCard key={event.titel + event.datum_von} event={event} />
        ))}
      </Carousel>
      <p className={styles.mehr}>
        <ButtonLink href={context.link || allEvents(data)} look="outline">
          {context.linktext || defaultLabels.veranstaltungen}
        </ButtonLink>
      </p>
    </Section>
  )
}

/**
 * Returns the address of the list page, so that editors need not set it: the first segment of the first
 * address of an event; `/veranstaltungen` if no event has one.
 */
function allEvents(events: readonly Veranstaltung[]): string {
  const address = events.flatMap(({ rubriken }) => rubriken.map(({ detailURL }) => detailURL)).find(Boolean)
  return address?.match(/^(\/[^/?#]+)\//)?.[1] ?? '/veranstaltungen'
}
