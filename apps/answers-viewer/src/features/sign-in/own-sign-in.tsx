import { useIdentityProvidersQuery, useStartIdentityMutation } from '@lykta/api';
import type { StaffProvider } from '@lykta/domain';
import { Button, FormError, Stack } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';

/**
 * Buttons that lead to the organisations' own identity providers; nothing where there are none. If they can't be listed,
 * the form below still works.
 */
export function OwnSignIn() {
  const { t } = useTranslation();
  const { data: providers = [] } = useIdentityProvidersQuery();
  if (providers.length === 0) return null;
  return (
    <Stack gap="tight">
      {providers.map((provider) => (
        <ProviderButton key={provider.id} provider={provider} />
      ))}
      <p>{t('sign-in.own.or')}</p>
    </Stack>
  );
}

function ProviderButton({ provider: { id, organisation } }: { readonly provider: StaffProvider }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [start, { error, isLoading, isSuccess }] = useStartIdentityMutation();
  const leave = async () => {
    const { data } = await start({ provider: id });
    if (data) window.location.assign(data.url);
  };
  return (
    <>
      {error && <FormError>{failureText(error)}</FormError>}
      <Button look="secondary" busy={isLoading || isSuccess} onClick={() => void leave()}>
        {t('sign-in.own.with', { organisation })}
      </Button>
    </>
  );
}
