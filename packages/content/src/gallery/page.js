// Script of the gallery's pages: renders formulas when they come into view, and hides rows that a search does not find.
const katex = globalThis.katex;

function setFormulas(element) {
  const text = element.textContent ?? '';
  element.replaceChildren(
    ...text.split(/(\$\$[^$]*\$\$|\$[^$]*\$)/).map(part => {
      if (!part.startsWith('$')) return document.createTextNode(part);
      const display = part.startsWith('$$');
      const place = document.createElement('span');
      katex.render(part.slice(display ? 2 : 1, display ? -2 : -1), place, {
        displayMode: display,
        throwOnError: false,
      });
      return place;
    }),
  );
}

const waiting = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      waiting.unobserve(target);
      setFormulas(target);
    }
  },
  { rootMargin: '600px' },
);
const texts = new Map();
for (const box of document.querySelectorAll('[data-search]')) {
  const found = [...document.querySelectorAll(box.dataset.search)];
  for (const element of found) texts.set(element, element.textContent.toLowerCase());
  box.addEventListener('input', () => {
    const words = box.value.toLowerCase().split(/\s+/);
    for (const element of found) element.hidden = !words.every(word => texts.get(element).includes(word));
  });
}
for (const element of document.querySelectorAll('.maths')) waiting.observe(element);
