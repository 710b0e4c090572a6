import type { AktuellesArtikel } from '@rathausplatz/contract'
import { ButtonLink, Carousel, Section, type SlidesPerView, useQuery } from '@rathausplatz/ui'
import { useState } from 'react'
import { defaultLabels } from '../labels.ts'
import { NewsCard } from '../news-card/news-card.tsx'
import type { View } from '../template.ts'
import styles from './newsticker.module.css'
import type { newsticker } from './schema.ts'
import { canLoadMore, visibleCount, visibleKey, withOneStepMore } from './visible-count.ts'

/** Slides in view (spec §9). */
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
  const said = useNewArticles(shown.length)
  if (data.length === 0) return null
  return (
    <Section>
      {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
      <Carousel label={context.titel || 'Aktuelles'} slidesPerView={newsSlides}>
        {shown.map(article => (
          <NewsCard key={article.detailURL || article.titel} article={article} />
        ))}
      </Carousel>
      <p className={styles.mehr}>
        {canLoadMore(data.length, visible) && (
          <ButtonLink href={withOneStepMore(query, key, visible)} look="outline" stay>
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

/** Says how many articles came when the list has grown, and nothing before. */
function useNewArticles(count: number): string {
  const [seen, setSeen] = useState({ count, added: 0 })
  if (seen.count !== count) setSeen({ count, added: count - seen.count })
  if (seen.added <= 0) return ''
  return seen.added === 1 ? '1 weiterer Artikel geladen' : `${seen.added} weitere Artikel geladen`
}
