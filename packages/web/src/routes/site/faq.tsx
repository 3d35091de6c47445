import { TextPage } from "~/components/text-page";
import { FAQ } from "~/features/site/data/faq";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

/** The page's questions as structured data, for search engines. */
const data = {
  "@type": "FAQPage",
  mainEntity: FAQ.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};

export const meta = () => siteMeta(SITE_PAGES.faq, data);

export default function Faq() {
  return (
    <TextPage title="Preguntas frecuentes">
      {FAQ.map(({ question, answer }) => (
        <section key={question}>
          <h2>{question}</h2>
          <p>{answer}</p>
        </section>
      ))}
    </TextPage>
  );
}
