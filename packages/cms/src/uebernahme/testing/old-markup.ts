import { type Markup, PLAIN } from './old-content.ts'

const each = <T>(things: readonly T[], write: (thing: T, at: number) => string): string =>
  things.map((thing, at) => write(thing, at)).join('')

const frame = (kind: string, html: string) =>
  `<div id="c112" class="frame frame-default frame-type-${kind} frame-layout-0">${html}</div>`

/** TYPO3 with fluid_styled_content. */
export const TYPO3: Markup = {
  title: words => frame('header', `<header><h1 class="">${words}</h1></header>`),
  heading: words => frame('header', `<header><h2 class="ce-header">${words}</h2></header>`),
  text: html => frame('text', `<div class="ce-bodytext"><p>${html}</p></div>`),
  list: items => frame('bullets', `<ul class="ce-bullets">${each(items, item => `<li>${item}</li>`)}</ul>`),
  table: rows =>
    frame(
      'table',
      `<div class="table-responsive"><table class="ce-table contenttable"><thead><tr>${each(rows[0] ?? [], cell => `<th scope="col">${cell}</th>`)}</tr></thead><tbody>${each(rows.slice(1), row => `<tr>${each(row, cell => `<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`,
    ),
  terms: pairs => frame('text', PLAIN.terms(pairs)),
  questions: pairs =>
    `<div class="accordion" id="accordion-7">${each(pairs, ([asked, answer], at) => `<div class="accordion-item"><h4 class="accordion-header" id="h${at}"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" aria-expanded="false">${asked}</button></h4><div class="accordion-collapse collapse"><div class="accordion-body"><p>${answer}</p></div></div></div>`)}</div>`,
  picture: (src, caption) =>
    frame(
      'textpic',
      `<div class="ce-textpic ce-right ce-intext"><div class="ce-gallery" data-ce-columns="1"><div class="ce-row"><div class="ce-column"><figure class="image"><a href="${src}" class="lightbox"><img class="image-embed-item" src="/fileadmin/_processed_${src}" alt="" width="300" height="200"></a><figcaption class="image-caption">${caption}</figcaption></figure></div></div></div></div>`,
    ),
  download: (href, words) =>
    frame(
      'uploads',
      `<ul class="ce-uploads"><li><img src="/typo3/sysext/frontend/Resources/Public/Icons/FileIcons/pdf.gif" alt=""><div><span class="ce-uploads-fileName"><a href="${href}">${words}</a></span></div></li></ul>`,
    ),
  address: lines => frame('text', `<div class="ce-bodytext"><p>${lines.join('<br />')}</p></div>`),
}

/** TYPO3 with gridelements and Bootstrap 4. */
export const TYPO3_GRID: Markup = {
  ...TYPO3,
  heading: words => `<div class="csc-header csc-header-n2"><h3>${words}</h3></div>`,
  text: html =>
    `<div class="gridelements gridelement-two"><div class="row"><div class="col-md-8 grid-col"><div class="csc-default"><p class="bodytext">${html}</p></div></div><div class="col-md-4 grid-col"></div></div></div>`,
  questions: pairs =>
    `<div class="panel-group">${each(pairs, ([asked, answer], at) => `<div class="panel panel-default card"><div class="panel-heading card-header"><h4 class="panel-title"><a class="collapsed" data-toggle="collapse" href="#p${at}">${asked}</a></h4></div><div id="p${at}" class="panel-collapse collapse"><div class="panel-body card-body"><p class="bodytext">${answer}</p></div></div></div>`)}</div>`,
}

/** TYPO3 news. */
export const NEWS: Markup = {
  ...PLAIN,
  title: words => `<div class="header"><h1 itemprop="headline">${words}</h1></div>`,
  text: html => `<div class="news-text-wrap" itemprop="articleBody"><p>${html}</p></div>`,
  picture: (src, caption) =>
    `<div class="news-img-wrap"><div class="outer"><div class="mediaelement mediaelement-image"><a href="${src}" rel="lightbox"><img src="${src}" alt=""></a></div><p class="news-img-caption">${caption}</p></div></div>`,
  download: (href, words) =>
    `<div class="news-related-wrap"><div class="news-related news-related-files"><ul><li><span class="news-related-files-link"><a href="${href}">${words}</a></span></li></ul></div></div>`,
}

/** WordPress with the classic editor. */
export const CLASSIC: Markup = {
  ...PLAIN,
  title: words => `<header class="entry-header"><h1 class="entry-title">${words}</h1></header>`,
  picture: (src, caption) =>
    `<div class="wp-caption alignleft" style="width: 310px"><a href="${src}"><img class="size-medium" src="${src}" alt=""></a><p class="wp-caption-text">${caption}</p></div>`,
  questions: pairs =>
    each(
      pairs,
      ([asked, answer]) =>
        `<div class="su-spoiler su-spoiler-closed"><div class="su-spoiler-title" tabindex="0" role="button"><span class="su-spoiler-icon"></span>${asked}</div><div class="su-spoiler-content su-clearfix">${answer}</div></div>`,
    ),
}

/** WordPress with blocks. */
export const BLOCKS: Markup = {
  ...PLAIN,
  title: words => `<h1 class="wp-block-post-title">${words}</h1>`,
  heading: words => `<h3 class="wp-block-heading">${words}</h3>`,
  table: rows => `<figure class="wp-block-table">${PLAIN.table(rows)}</figure>`,
  questions: pairs =>
    each(
      pairs,
      ([asked, answer]) =>
        `<details class="wp-block-details"><summary>${asked}</summary><p>${answer}</p></details>`,
    ),
  picture: (src, caption) =>
    `<figure class="wp-block-image size-large"><img src="${src}" alt=""/><figcaption class="wp-element-caption">${caption}</figcaption></figure>`,
  download: (href, words) =>
    `<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${href}">${words}</a></div></div>`,
  text: html => `<div class="wp-block-columns"><div class="wp-block-column"><p>${html}</p></div></div>`,
}

const widget = (kind: string, html: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-${kind}" data-element_type="widget"><div class="elementor-widget-container">${html}</div></div>`

/** WordPress with Elementor. */
export const ELEMENTOR: Markup = {
  ...PLAIN,
  title: words => widget('heading', `<h1 class="elementor-heading-title">${words}</h1>`),
  heading: words =>
    widget('heading', `<h2 class="elementor-heading-title elementor-size-default">${words}</h2>`),
  text: html =>
    widget('text-editor', `<div class="elementor-text-editor elementor-clearfix"><p>${html}</p></div>`),
  list: items =>
    widget(
      'icon-list',
      `<ul class="elementor-icon-list-items">${each(items, item => `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-check"></i></span><span class="elementor-icon-list-text">${item}</span></li>`)}</ul>`,
    ),
  questions: pairs =>
    widget(
      'accordion',
      `<div class="elementor-accordion" role="tablist">${each(pairs, ([asked, answer], at) => `<div class="elementor-accordion-item"><div id="elementor-tab-title-${at}" class="elementor-tab-title" data-tab="${at}" role="tab"><span class="elementor-accordion-icon" aria-hidden="true"></span><a class="elementor-accordion-title" href="">${asked}</a></div><div class="elementor-tab-content elementor-clearfix" role="tabpanel"><p>${answer}</p></div></div>`)}</div>`,
    ),
  picture: (src, caption) =>
    widget(
      'image',
      `<figure class="wp-caption"><img src="data:image/svg+xml,x" data-lazy-src="${src}" alt=""><figcaption class="widget-image-caption wp-caption-text">${caption}</figcaption></figure>`,
    ),
  download: (href, words) =>
    widget(
      'button',
      `<div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link" href="${href}"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${words}</span></span></a></div>`,
    ),
}

/** WordPress with WPBakery. */
export const WPBAKERY: Markup = {
  ...PLAIN,
  heading: words => `<h2 style="text-align: left" class="vc_custom_heading">${words}</h2>`,
  text: html =>
    `<div class="vc_row wpb_row vc_row-fluid"><div class="wpb_column vc_column_container vc_col-sm-12"><div class="vc_column-inner"><div class="wpb_wrapper"><div class="wpb_text_column wpb_content_element"><div class="wpb_wrapper"><p>${html}</p></div></div></div></div></div></div>`,
  questions: pairs =>
    each(
      pairs,
      ([asked, answer]) =>
        `<div class="vc_toggle vc_toggle_default"><div class="vc_toggle_title"><h4>${asked}</h4><i class="vc_toggle_icon"></i></div><div class="vc_toggle_content"><p>${answer}</p></div></div>`,
    ),
  picture: (src, caption) =>
    `<div class="wpb_single_image wpb_content_element"><figure class="wpb_wrapper vc_figure"><div class="vc_single_image-wrapper"><img class="vc_single_image-img" src="${src}" alt=""></div><figcaption class="vc_figure-caption">${caption}</figcaption></figure></div>`,
  download: (href, words) =>
    `<div class="vc_btn3-container vc_btn3-inline"><a class="vc_general vc_btn3" href="${href}">${words}</a></div>`,
}

/** WordPress with Divi. */
export const DIVI: Markup = {
  ...PLAIN,
  title: words => `<h1 class="entry-title main_title">${words}</h1>`,
  text: html =>
    `<div class="et_pb_row et_pb_row_0"><div class="et_pb_column et_pb_column_4_4"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><p>${html}</p></div></div></div></div>`,
  questions: pairs =>
    each(
      pairs,
      ([asked, answer]) =>
        `<div class="et_pb_module et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">${asked}</h5><div class="et_pb_toggle_content clearfix"><p>${answer}</p></div></div>`,
    ),
  picture: (src, caption) =>
    `<div class="et_pb_module et_pb_image"><span class="et_pb_image_wrap"><img src="${src}" alt="${caption}"></span></div>`,
  download: (href, words) =>
    `<div class="et_pb_button_module_wrapper"><a class="et_pb_button et_pb_bg_layout_light" href="${href}">${words}</a></div>`,
}

/** Joomla. */
export const JOOMLA: Markup = {
  ...PLAIN,
  title: words => `<div class="page-header"><h2 itemprop="headline">${words}</h2></div>`,
  heading: words => `<h3>${words}</h3>`,
  questions: pairs =>
    each(
      pairs,
      ([asked, answer]) =>
        `<div class="rl_sliders nn_sliders accordion panel-group"><div class="accordion-group panel"><a class="anchor" id="x"></a><div class="accordion-heading panel-heading"><a href="#y" class="accordion-toggle"><span class="rl_sliders-toggle-inner">${asked}</span></a></div><div class="accordion-body collapse"><div class="accordion-inner panel-body"><p>${answer}</p></div></div></div></div>`,
    ),
  picture: (src, caption) =>
    `<div class="pull-left item-image"><img src="${src}" alt="" title="${caption}" itemprop="image"><p class="img_caption">${caption}</p></div>`,
}

/** Drupal. */
export const DRUPAL: Markup = {
  ...PLAIN,
  title: words => `<h1 class="page-header">${words}</h1>`,
  text: html =>
    `<div class="field field-name-body field-type-text-with-summary field-label-hidden"><div class="field-items"><div class="field-item even" property="content:encoded"><p>${html}</p></div></div></div>`,
  download: (href, words) =>
    `<div class="field field-name-field-datei field-type-file"><div class="field-label">&nbsp;</div><div class="field-items"><div class="field-item even"><span class="file"><img class="file-icon" alt="PDF icon" src="/modules/file/icons/application-pdf.png" /> <a href="${href}">${words}</a></span></div></div></div>`,
  questions: pairs =>
    `<div class="view view-faq"><div class="view-content">${each(pairs, ([asked, answer]) => `<div class="views-row"><div class="faq-question-answer"><div class="faq-question faq-dt-hide-answer"><a href="/faq">${asked}</a></div><div class="faq-answer faq-dd-hide-answer"><p>${answer}</p></div></div></div>`)}</div></div>`,
}

/** Contao. */
export const CONTAO: Markup = {
  ...PLAIN,
  title: words => `<div class="ce_headline block"><h1>${words}</h1></div>`,
  text: html => `<div class="ce_text block"><p>${html}</p></div>`,
  questions: pairs =>
    each(
      pairs,
      ([asked, answer]) =>
        `<section class="ce_accordionSingle ce_accordion ce_text block"><div class="toggler">${asked}</div><div class="accordion"><div><p>${answer}</p></div></div></section>`,
    ),
  picture: (src, caption) =>
    `<div class="ce_image block"><figure class="image_container"><a href="${src}" data-lightbox=""><img src="${src}" alt=""></a><figcaption class="caption">${caption}</figcaption></figure></div>`,
  download: (href, words) =>
    `<div class="ce_download block"><p class="download-element ext-pdf"><a href="${href}" title="Der Dateidownload startet.">${words}</a></p></div>`,
}

/** A site that somebody wrote by hand around 2002. */
export const HAND: Markup = {
  title: words => `<font size="5" face="Arial"><b>${words}</b></font><br><br>`,
  heading: words => `<font size="4"><b>${words}</b></font><br>`,
  text: html => `<font face="Arial" size="2">${html}</font><br><br>`,
  list: items => `<font face="Arial" size="2">${each(items, item => `- ${item}<br>`)}</font>`,
  table: rows =>
    `<table border="1" cellpadding="4">${each(rows, row => `<tr>${each(row, cell => `<td valign="top"><font size="2">${cell}</font></td>`)}</tr>`)}</table>`,
  terms: pairs => each(pairs, ([term, words]) => `<b>${term}</b>: ${words}<br>`),
  questions: pairs => each(pairs, ([asked, answer]) => `<p><b>${asked}</b><br>${answer}</p>`),
  picture: (src, caption) => `<center><img src="${src}" border="0"><br><small>${caption}</small></center>`,
  download: (href, words) => `<a href="${href}"><img src="/pdf.gif" border="0"> ${words}</a><br>`,
  address: lines => `<p>${lines.join('<br>')}</p>`,
}
