/** A post with every allowed element, as it is stored. */
export const postSample = [
  '<h2>Op tijd</h2>',
  '<p>Boek <strong>vroeg</strong>, <em>liefst</em> <u>nu</u>, <s>niet later</s>. CO<sub>2</sub> en m<sup>2</sup>, <code>P3</code>.<br>Zie <a href="https://example.com/a?b=1&amp;c=2">de site</a>, <a target="_blank" rel="noopener" href="/contact" title="Naar contact">contact</a>, <a href="mailto:info@example.com">mail</a> of <a href="tel:+31201234567">bel</a>.</p>',
  '<h3>Wat neem je mee?</h3>',
  '<ul><li>Paspoort<ul><li>van iedereen</li></ul></li><li>Sleutel</li></ul>',
  '<ol start="3"><li>Eerst</li><li>Dan</li></ol>',
  '<blockquote><p>Vroeg boeken loont.</p></blockquote>',
  '<h4>Prijzen</h4>',
  '<table><caption>Per dag</caption><thead><tr><th scope="col">Soort</th><th align="right" scope="col">Prijs</th></tr></thead><tbody><tr><th scope="row">Shuttle</th><td align="right">€6,95</td></tr><tr><td colspan="2">Op tijd geboekt</td></tr></tbody></table>',
  '<img src="/media/bord.webp" alt="Een bord" title="P3" width="1200" height="720">',
  '<figure><img src="/media/bus.webp" alt="De bus"><figcaption>De <strong>bus</strong> rijdt altijd</figcaption></figure>',
  '<hr>',
  '<div data-block="parking" data-key="3"></div>',
  '<div data-block="price" data-key="AMS"></div>',
  '<p>Goede reis!</p>',
].join('')
