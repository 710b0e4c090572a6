import type { AktuellesArtikel } from '@rathausplatz/contract'
import { ButtonLink, Carousel, Section, type SlidesPerView, useQuery } from '@rathausplatz/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { defaultLabels } from '../labels.ts'
import { NewsCard } from '../news-card/news-card.tsx'
import type { View } from '../template.ts'
import styles from './newsticker.module.css'
import type { newsticker } from './schema.ts'
import { canLoadMore, placeOf, visibleCount, visibleKey, withOneStepMore } from './visible-count.ts'

/** Number of slides in view per window width (spec §9). */
export const newsSlides: SlidesPerView = { 640: 2, 768: 2, 1024: 3, 1280: 3, 1600: 3 }

export const Newsticker: View<typeof newsticker, readonly AktuellesArtikel[]> = ({
  context,
  options,
  data,
}) => {
  const query = useQuery()
  const key = visibleKey(options.interessengruppen_id)
  const visible = visibleCount(query, key)
  const shown = data.slice(0, visible)
  const list = useRef<HTMLDivElement>(null)
  const said = useNewArticles(visible, shown.length)
  useFocusOnNewArticles(list, visible)
  if (data.length === 0) return null
  return (
    <Section>
      {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
      <div ref={list}>
        <Carousel label={context.titel || 'Aktuelles'} slidesPerView={newsSlides}>
          {shown.map((article, index) => (
            <NewsCard key={index} id={placeOf(key, index)} article={article} />
          ))}
        </Carousel>
      </div>
      <p className={styles.mehr}>
        {canLoadMore(data.length, visible) && (
          <ButtonLink href={withOneStepMore(query, key, visible, data.length)} look="outline" stay>
            {defaultLabels.artikel}
          </ButtonLink>
        )}
        <span role="status" className={styles.gesagt}>
          {said}
        </span>
      </p>
    </Section>
  )
}

/** Returns the message about added articles; empty before the first press. */
function useNewArticles(visible: number, count: number): string {
  const [seen, setSeen] = useState({ visible, count, said: '' })
  if (seen.visible !== visible || seen.count !== count) {
    setSeen({ visible, count, said: visible > seen.visible ? addedInWords(count - seen.count) : '' })
  }
  return seen.said
}

function addedInWords(added: number): string {
  if (added <= 0) return 'Es gibt keine weiteren Artikel'
  return added === 1 ? '1 weiterer Artikel geladen' : `${added} weitere Artikel geladen`
}

/**
 * Moves the focus to the first added article. If no article was added, moves it to the last one, because the
 * pressed button may be gone.
 */
function useFocusOnNewArticles(list: RefObject<HTMLElement | null>, visible: number) {
  const before = useRef(visible)
  useEffect(() => {
    const cards = [...(list.current?.querySelectorAll('article') ?? [])]
    const card = visible > before.current ? (cards[before.current] ?? cards.at(-1)) : undefined
    before.current = visible
    card?.querySelector('a')?.focus({ preventScroll: true })
  }, [list, visible])
}
