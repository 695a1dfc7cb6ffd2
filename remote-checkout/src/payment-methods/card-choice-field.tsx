import { Group, Radio, Text } from '@mantine/core';
import { ErrorState, LoadingState, RadioCards } from 'shared-ui';
import classes from './card-choice-field.module.css';
import { CardSummary } from './card-summary.tsx';
import { NewCardFields } from './new-card-fields.tsx';
import { type CardChoice, newCard } from './use-card-choice.ts';

/** Lets the customer choose a saved card or enter another one. */
export function CardChoiceField({ choice, disabled }: { choice: CardChoice; disabled: boolean }) {
  const { cards, loadError, chosen, choose, fields } = choice;
  if (loadError && !cards) return <ErrorState error={loadError} title="We couldn’t load your cards" />;
  if (!cards) return <LoadingState label="Loading your cards" />;
  return (
    <div>
      {cards.length === 0 ? null : (
        <RadioCards
          label="Card"
          values={[...cards.map((card) => card['@id']), newCard]}
          value={chosen}
          onChange={choose}
          disabled={disabled}
          className={classes.cards}
          cardClassName={classes.card}
          padding="sm"
        >
          {(value) => {
            const card = cards.find((one) => one['@id'] === value);
            return (
              <Group wrap="nowrap" align="flex-start">
                <Radio.Indicator />
                {card ? <CardSummary card={card} /> : <Text fw={600}>Use another card</Text>}
              </Group>
            );
          }}
        </RadioCards>
      )}
      {chosen === newCard ? <NewCardFields fields={fields} /> : null}
    </div>
  );
}
