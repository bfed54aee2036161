import { Box, Heading, Link, Stack, Text } from '@cabinet/kernel/ui';
import type { Job } from '../../api/jobs.ts';
import { paths } from '../../paths.ts';

interface JobFailuresProps {
  readonly job: Pick<Job, 'kind' | 'failed' | 'failedCount'>;
}

/** What a job could not do, and why. */
export function JobFailures({ job: { kind, failed, failedCount } }: JobFailuresProps) {
  if (failed.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        {`Не получилось: ${failedCount.toLocaleString('ru-RU')}`}
      </Heading>
      <Box
        maxH="16rem"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="l2"
        tabIndex={0}
        role="group"
        aria-label="Список неудач"
      >
        <Stack as="ul" gap="0" listStyleType="none">
          {failed.map(({ id, label, message }) => (
            <Box
              as="li"
              key={id}
              px="3"
              py="2"
              borderTopWidth="1px"
              borderColor="border.muted"
              _first={{ borderTopWidth: '0' }}
            >
              {kind === 'users.bulk' ? (
                <Link to={paths.adminUsersDetail.to({ userId: id })}>{label}</Link>
              ) : (
                <Text>{label}</Text>
              )}
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {message}
              </Text>
            </Box>
          ))}
        </Stack>
      </Box>
      {failedCount > failed.length && (
        <Text
          textStyle="sm"
          color="fg.muted"
        >{`Показаны первые ${failed.length.toLocaleString('ru-RU')}.`}</Text>
      )}
    </Stack>
  );
}
